import { expect, it } from 'vitest'

import { adminPolicy, contentSecurityPolicy, headers } from './headers'
import { redirects } from './redirects'
import { headersFor, parseHeaders, parseRedirects, ruleFor } from './static-host'

const supabaseUrl = 'https://project.example.com'
const policy = contentSecurityPolicy({ scripts: ['theme()'], styles: 'a{}', supabaseUrl })
const redirectRules = parseRedirects(redirects())
const headerRules = parseHeaders(headers(policy))

it.each([
  ['/', 302, '/en'],
  ['/uber-uns', 301, '/de/uber-uns'],
  ['/uber-uns/', 301, '/de/uber-uns'],
  ['/fallstudien/tb-duos', 301, '/de/fallstudien/tb-duos'],
  ['/sk/pripadove-studie/unknown', 404, '/sk/pripadove-studie/404'],
  ['/tb_admin/case-studies', 200, '/app'],
  ['/tb_admin/', 200, '/app'],
  ['/de/nichts', 404, '/de/404'],
  ['/EN', 301, '/en'],
  ['/Sk/', 301, '/sk/'],
])('the host answers %s with %i %s', (path, status, to) => {
  expect(ruleFor(redirectRules, path)).toEqual({ to, status })
})

it('no rule applies to a missing asset', () => {
  expect(ruleFor(redirectRules, '/assets/gone-12345.js')).toBeNull()
})

const documents = ['/', '/en', '/sk/kontakt', '/cz/a/b', '/de/', '/404.html']
const headersOf = (path: string) => Object.fromEntries(headersFor(headerRules, path))

it.each(documents)('the document %s has all security headers', (path) => {
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

it('a file with a hash in its name is cached for a year and has no policy', () => {
  const asset = headersOf('/assets/index-abc.js')
  expect(asset['Cache-Control']).toBe('max-age=31536000, immutable')
  expect(asset['X-Content-Type-Options']).toBe('nosniff')
  expect(asset).not.toHaveProperty('Content-Security-Policy')
})

// Hosts join the values of two rules with a comma, and browsers would obey `no-cache` in `no-cache, immutable`.
it.each([...documents, '/assets/index-abc.js', '/og-image.jpg'])('no header of %s is set twice', (path) => {
  const matching = headerRules.filter((rule) => headersFor([rule], path).size)
  const names = matching.flatMap(({ values }) => values.map(([name]) => name))
  expect(names).toEqual([...new Set(names)])
})

const adminPaths = ['/tb_admin', '/tb_admin/case-studies', '/app', '/app.html']
it.each(adminPaths)('%s may also load pictures that are copied into the bucket (D35)', (path) => {
  const sent = headersFor(headerRules, path).get('Content-Security-Policy')
  expect(sent).toContain(`img-src 'self' ${supabaseUrl} https:;`)
  expect(sent).toBe(adminPolicy(adminPolicy(policy)))
})

it('the policy allows inline scripts by hash and the backend, and nothing unsafe', () => {
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/)
  expect(policy).toContain(`connect-src 'self' ${supabaseUrl}`)
  expect(policy).toContain(`form-action 'self' ${supabaseUrl};`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain(`img-src 'self' ${supabaseUrl};`)
  expect(policy).not.toMatch(/unsafe|\*/)
})
