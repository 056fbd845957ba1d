import { describe, expect, test } from 'vitest'

import { contentSecurityPolicy, headers } from './headers.ts'
import { headersFor, parseHostFiles } from './static-host.ts'

const files = parseHostFiles(
  '',
  headers(contentSecurityPolicy({ scripts: ['run()'], styles: ['a{}'], supabaseUrl: '' })),
)
const of = (path: string) => Object.fromEntries(headersFor(files, path))

const documents = [
  '/',
  '/en',
  '/sk/kontakt',
  '/cz/a/b',
  '/de/',
  '/tb_admin',
  '/tb_admin/case-studies',
  '/404.html',
]

describe.each(documents)('the document %s', (path) => {
  test('is guarded and always asked for anew', () => {
    expect(of(path)).toMatchObject({
      'Cache-Control': 'no-cache',
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    expect(of(path)['Permissions-Policy']).toContain('camera=()')
    expect(of(path)['Strict-Transport-Security']).toMatch(/max-age=\d{8}; includeSubDomains; preload/)
  })

  test('runs no script but ours', () => {
    const policy = of(path)['Content-Security-Policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })
})

test('what is named by its content is kept for good', () => {
  expect(of('/assets/index-abc.js')).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Strict-Transport-Security': expect.any(String) as string,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

test.each(['/nope', '/en.html', '/%65n'])(
  '%s, a document at no address of ours, cannot be framed',
  (path) => {
    expect(of(path)).toMatchObject({ 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' })
  },
)

// Hosts join what two rules say with a comma, and of `no-cache, immutable` a browser obeys the first.
test.each([...documents, '/assets/index-abc.js', '/og-image.jpg'])(
  'no two rules disagree about %s',
  (path) => {
    const said = files.headers
      .filter(
        ({ pattern }) =>
          headersFor({ redirects: [], headers: [{ pattern, values: [['x', 'y']] }] }, path).size,
      )
      .flatMap(({ values }) => values)
    const names = new Set(said.map(([name]) => name))
    expect(new Set(said.map(String)).size).toBe(names.size)
  },
)
