import { atSite, withHeaders, type Fault } from './fault'

const htmlPage = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })

async function withBody(response: Response, replace: (body: string) => string) {
  const { status, headers } = response
  return new Response(replace(await response.text()), { status, headers })
}

const securityHeaders = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'content-security-policy',
]

export const siteFaults: Fault[] = [
  {
    fault: 'HTTP is not redirected to HTTPS',
    change: (request, pass) =>
      request.url.startsWith('http:') ? Promise.resolve(htmlPage()) : pass(request),
    problems: [/^http:\/\/www\.example\.com\/en responds with status 200 and does not redirect to HTTPS/],
    remedy: /HTTP is redirected to HTTPS/,
  },
  {
    fault: 'the host does not apply the file _headers',
    change: atSite('/', (request, pass) =>
      withHeaders(pass(request), (headers) => {
        for (const name of securityHeaders) headers.delete(name)
      }),
    ),
    problems: [
      /^Headers of \/en, \/sk, \/cz, \/de, \/tb_admin, \/tb_admin\/case-studies are wrong: .*X-Frame-Options is missing/,
      /has no header Content-Security-Policy/,
      /^Headers of https:\/\/www\.example\.com\/assets\/.*\.js are wrong: .*X-Content-Type-Options is missing/,
    ],
    remedy: /`_headers`/,
  },
  {
    fault: 'the host lets browsers cache scripts for ten minutes only',
    change: atSite('/assets/', (request, pass) =>
      withHeaders(pass(request), (headers) => headers.set('cache-control', 'max-age=600')),
    ),
    problems: [
      /\.js are wrong: Cache-Control is “max-age=600” instead of “public, max-age=31536000, immutable”/,
    ],
    remedy: /`_headers`/,
  },
  {
    fault: 'the host lets browsers cache the page /de for ten minutes',
    change: atSite('/de', (request, pass) =>
      withHeaders(pass(request), (headers) => headers.set('cache-control', 'max-age=600')),
    ),
    problems: [/^Headers of \/de are wrong: Cache-Control is “max-age=600” instead of “no-cache”/],
    remedy: /`_headers`/,
  },
  {
    fault: 'the content security policy forbids requests to the Supabase project',
    change: atSite('/en', (request, pass, { backend }) =>
      withHeaders(pass(request), (headers) =>
        headers.set(
          'content-security-policy',
          (headers.get('content-security-policy') ?? '').replace(backend, ''),
        ),
      ),
    ),
    problems: [
      /^The content security policy of https:\/\/www\.example\.com\/en \(header\) forbids requests to/,
    ],
    remedy: /VITE_SUPABASE_URL/,
  },
  {
    fault: 'the host responds to a missing script with the home page',
    change: atSite('/assets/this-file', () => Promise.resolve(htmlPage())),
    problems: [/\/assets\/this-file-does-not-exist\.js does not exist, but responds with status 200/],
    remedy: /single-page app/,
  },
  {
    fault: 'the host responds to an unknown page with the home page',
    change: atSite('/en/this-page', () => Promise.resolve(htmlPage())),
    problems: [/\/en\/this-page-does-not-exist does not exist, but responds with status 200/],
    remedy: /single-page app/,
  },
  {
    fault: 'a script is missing on the host',
    change: atSite('/assets/index-', () => Promise.resolve(new Response('', { status: 404 }))),
    problems: [/^The script https:\/\/www\.example\.com\/assets\/index-.* cannot be loaded: status 404/],
    remedy: /all files of `dist\/`/,
  },
  {
    fault: 'the host does not apply the file _redirects',
    change: atSite('/', async (request, pass) => {
      const response = await pass(request)
      return response.status > 300 ? new Response('', { status: 404 }) : response
    }),
    problems: [/^21 of 21 URLs .* are not redirected: \/ \(status 404, expected a redirect to \/en\)/],
    remedy: /`_redirects`/,
  },
  {
    fault: 'the host does not serve the admin area',
    change: atSite('/tb_admin', () => Promise.resolve(new Response('', { status: 404 }))),
    problems: [
      /\/tb_admin responds with status 404 instead of 200/,
      /\/tb_admin\/case-studies responds with status 404 instead of 200/,
    ],
    remedy: /`_redirects`/,
  },
  {
    fault: 'the site was built for another URL',
    change: atSite('/', async (request, pass, { site }) => {
      const response = await pass(request)
      const hasUrl = /(html|xml|plain)/.test(response.headers.get('content-type') ?? '')
      return hasUrl && response.status === 200
        ? withBody(response, (body) => body.replaceAll(site, 'https://tidebridge.example'))
        : response
    }),
    problems: [
      /robots\.txt \(https:\/\/tidebridge\.example\/sitemap\.xml\), sitemap\.xml \(https:\/\/tidebridge\.example\/en\), the canonical link/,
    ],
    remedy: /VITE_SITE_URL=https:\/\/www\.example\.com/,
  },
  {
    fault: 'the site was built without VITE_SUPABASE_URL',
    change: atSite('/assets/', async (request, pass, { backend }) =>
      withBody(await pass(request), (code) => code.replaceAll(`\`${backend}\``, 'location.origin')),
    ),
    problems: [/was built without VITE_SUPABASE_URL/],
    remedy: /VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY/,
  },
  {
    fault: 'the site was built with a secret key',
    change: atSite('/assets/', async (request, pass) =>
      withBody(await pass(request), (code) => `${code};\`sb_secret_0123456789abcdef\``),
    ),
    problems: [/contain a secret key of the Supabase project/],
    remedy: /Delete this key/,
  },
  {
    fault: 'the site does not respond',
    change: atSite('/', () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') })),
    ),
    problems: [/^https:\/\/www\.example\.com does not respond: ENOTFOUND/],
    remedy: /Check the URL/,
  },
]
