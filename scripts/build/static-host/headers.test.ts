import { describe, expect, test } from 'vitest'

import { contentSecurityPolicy, headers } from './headers.ts'
import { headersFor, parseHostFiles } from './static-host.ts'

const policyOf = (style: string) =>
  contentSecurityPolicy({ scripts: ['run()'], styles: [style], supabaseUrl: '' })
const policies = new Map([
  ['/en', policyOf('home{}')],
  ['/sk/kontakt', policyOf('contact{}')],
])
const files = parseHostFiles('', headers(policies))
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

describe.each(documents)('the document %s', (path) => {
  test(`the document ${path} has the security headers and Cache-Control: no-cache`, () => {
    expect(headersOf(path)).toMatchObject({
      'Cache-Control': 'no-cache',
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
    expect(headersOf(path)['Permissions-Policy']).toContain('camera=()')
    expect(headersOf(path)['Strict-Transport-Security']).toMatch(/max-age=\d{8}; includeSubDomains; preload/)
  })
})

test('contentSecurityPolicy allows only scripts of the site and inline scripts with a known hash, and forbids frames around the document and a base URL', () => {
  const policy = policyOf('a{}')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
})

test.each([...policies])('the document %s has only its own content security policy', (path, policy) => {
  expect(headersOf(path)['Content-Security-Policy']).toBe(policy)
})

test('a file with a hash in its name is cached for a year and has five security headers', () => {
  expect(headersOf('/assets/index-abc.js')).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Strict-Transport-Security': expect.any(String) as string,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

test.each(['/nope', '/en.html', '/%65n'])(
  'the document %s has X-Frame-Options: DENY and nosniff although no document rule matches its URL',
  (path) => {
    expect(headersOf(path)).toMatchObject({ 'X-Frame-Options': 'DENY', 'X-Content-Type-Options': 'nosniff' })
  },
)

// If two rules set the same header, hosts join the values with a comma: `no-cache, immutable`. Browsers would then obey
// `no-cache`.
test.each([...documents, '/assets/index-abc.js', '/og-image.jpg'])(
  'no two rules that match %s set different values for the same header',
  (path) => {
    const values = files.headers
      .filter(
        ({ pattern }) =>
          headersFor({ redirects: [], headers: [{ pattern, values: [['x', 'y']] }] }, path).size,
      )
      .flatMap(({ values }) => values)
    const names = new Set(values.map(([name]) => name))
    expect(new Set(values.map(String)).size).toBe(names.size)
  },
)
