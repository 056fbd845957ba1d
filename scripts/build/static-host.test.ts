import { expect, it } from 'vitest'

import { legacyRedirects } from '@/routes'

import { contentSecurityPolicy, headers } from './headers'
import { redirects } from './redirects'
import { headersFor, parseHostFiles, ruleFor } from './static-host'

const policy = contentSecurityPolicy({
  scripts: ['theme()'],
  styles: 'a{}',
  supabaseUrl: 'https://project.example.com',
})
const files = parseHostFiles(redirects(), headers(policy))

it('each legacy path is redirected permanently, with and without a trailing slash', () => {
  for (const [from, to] of Object.entries(legacyRedirects)) {
    expect(ruleFor(files, from)).toEqual({ to, status: 301 })
    expect(ruleFor(files, `${from}/`)).toEqual({ to, status: 301 })
  }
})

it.each([
  ['/', { to: '/en', status: 302 }],
  ['/uber-uns', { to: '/de/uber-uns', status: 301 }],
  ['/fallstudien/tb-duos', { to: '/de/fallstudien/tb-duos', status: 301 }],
  ['/fallstudien/tb-duos/', { to: '/de/fallstudien/tb-duos', status: 301 }],
  ['/fallstudien/a/b', { to: '/de/fallstudien/a/b', status: 301 }],
  ['/uber-uns/', { to: '/de/uber-uns', status: 301 }],
  ['/it-projects/7', { to: '/en/it-projects/7', status: 301 }],
  ['/sk/pripadove-studie/unknown', { to: '/sk/pripadove-studie/_shell.html', status: 404 }],
  ['/sk/pripadove-studie/tb-duos/', { to: '/sk/pripadove-studie/tb-duos', status: 301 }],
  ['/sk/it-projekty/7', { to: '/sk/it-projekty/_shell.html', status: 200 }],
  ['/sk/it-projekty/7/', { to: '/sk/it-projekty/_shell.html', status: 200 }],
  ['/sk/pripadove-studie/a/b', { to: '/sk/404.html', status: 404 }],
  ['/tb_admin/case-studies', { to: '/app.html', status: 200 }],
  ['/tb_admin/', { to: '/app.html', status: 200 }],
  ['/de/nichts', { to: '/de/404.html', status: 404 }],
  ['/EN', { to: '/en', status: 301 }],
  ['/Sk/', { to: '/sk', status: 301 }],
  ['/DE/uber-uns', { to: '/de/uber-uns', status: 301 }],
  ['/Cz/pripadove-studie/tb-duos', { to: '/cz/pripadove-studie/tb-duos', status: 301 }],
  ['/assets/gone-12345.js', null],
])('for the path %s, ruleFor() returns %j', (path, expected) => {
  expect(ruleFor(files, path)).toEqual(expected)
})

it('the policy allows inline code by hash and requests to the backend, and nothing unsafe', () => {
  const policy = headersFor(files, '/en').get('Content-Security-Policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/)
  expect(policy).toContain("connect-src 'self' https://project.example.com")
  expect(policy).not.toContain('unsafe')
})

it('files with a hash in their name are cached as immutable, and pages are revalidated', () => {
  expect(headersFor(files, '/assets/index-abc.js').get('Cache-Control')).toContain('immutable')
  expect(headersFor(files, '/en').get('Cache-Control')).toBe('no-cache')
})
