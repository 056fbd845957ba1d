import { expect, test } from 'vitest'

import { contentSecurityPolicy, headers } from './headers.ts'
import { headersFor, parseHostFiles } from './static-host.ts'

const policy = contentSecurityPolicy({ scripts: ['run()'], styles: 'a{}', supabaseUrl: '' })
const files = parseHostFiles('', headers(policy))
const headersOf = (path: string) => Object.fromEntries(headersFor(files, path))

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

test.each(documents)('the document %s has all security headers', (path) => {
  expect(headersOf(path)).toMatchObject({
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()') as string,
    'Strict-Transport-Security': expect.stringMatching(/max-age=\d{8}/) as string,
  })
})

test('the policy allows only scripts of the site and inline scripts by hash, no frames and no base URL', () => {
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
})

test('a file with a hash in its name is cached for a year and has no policy', () => {
  const asset = headersOf('/assets/index-abc.js')
  expect(asset['Cache-Control']).toBe('public, max-age=31536000, immutable')
  expect(asset['X-Content-Type-Options']).toBe('nosniff')
  expect(asset).not.toHaveProperty('Content-Security-Policy')
})

// Hosts join the values of two rules with a comma, and browsers would obey `no-cache` in `no-cache, immutable`.
test.each([...documents, '/assets/index-abc.js', '/og-image.jpg'])(
  'no two rules that match %s set the same header',
  (path) => {
    const names = files.headers
      .filter(
        ({ pattern, values }) => headersFor({ redirects: [], headers: [{ pattern, values }] }, path).size,
      )
      .flatMap(({ values }) => values.map(([name]) => name))
    expect(names).toEqual([...new Set(names)])
  },
)
