import { checkDeployment } from '../../../scripts/check-deployment'
import { expect } from '../fixtures'
import { publicUrl, test as base } from './hosted-site'

/** Answers a request instead of the site or the backend. */
type Fault = (request: Request, pass: () => Promise<Response>) => Response | Promise<Response>

interface Fixtures {
  /** Checks the hosted site. `faults` has a part of a URL and the fault of the requests to such URLs. */
  problemsWith: (faults: Record<string, Fault>) => Promise<string[]>
}

const test = base.extend<Fixtures>({
  problemsWith: async ({ hostedSite: { url: siteUrl, gateway } }, use) => {
    const pass = async (request: Request) => {
      const { origin, pathname, search } = new URL(request.url)
      if (origin === gateway.url) return gateway.handle(request, '127.0.0.1')
      return fetch(siteUrl + pathname + search, { redirect: 'manual' })
    }
    await use(async (faults) => {
      const findings = await checkDeployment(publicUrl, {
        fetch: async (url, init) => {
          const request = new Request(url, init)
          const [, fault] = Object.entries(faults).find(([part]) => url.includes(part)) ?? []
          return fault ? fault(request, () => pass(request)) : pass(request)
        },
      })
      return findings.map(({ problem }) => problem)
    })
  },
})

// The embedded backend logs each request that it denies.
const { error } = console
test.beforeAll(() => {
  console.error = () => undefined
})
test.afterAll(() => {
  console.error = error
})

const placeholders =
  /^The site still shows placeholders .*: “example\.com”, “00 000 000”, “Example Magazine”, “Example Ranking” and 3 more\./

test('each fault is one finding, and a site without faults has only placeholders (D51)', async ({
  problemsWith,
}) => {
  expect(await problemsWith({})).toEqual([expect.stringMatching(placeholders)])

  const problems = await problemsWith({
    '/en/contact': () => new Response('', { status: 404 }),
    '/sk/kontakt': async (_, pass) => {
      const { body, headers } = await pass()
      const policy = headers
        .get('content-security-policy')
        ?.replace("script-src 'self'", "$& 'unsafe-inline'")
      return new Response(body, {
        headers: { ...Object.fromEntries(headers), 'content-security-policy': `${policy}` },
      })
    },
    '/assets/route-modules-': async (_, pass) => {
      const { headers } = await pass()
      return new Response('"sb_secret_0123456789abcdef"', { headers })
    },
    '/auth/v1/settings': () =>
      Response.json({ disable_signup: false, external: { email: true, anonymous_users: false } }),
    '/send-contact-email': () => Response.json({ error: { code: 'storage_unavailable' } }, { status: 503 }),
    '/rest/v1/submissions': ({ method }, pass) => (method === 'GET' ? Response.json([]) : pass()),
  })
  const expected = [
    /^Pages, scripts or styles do not open: \/en\/contact \(status 404\)\./,
    placeholders,
    /^Headers are not those of the build: Content-Security-Policy of \/sk\/kontakt\./,
    /contain a secret key/,
    /send-contact-email does not work \(status 503, storage_unavailable\)/,
    /Everybody can create an account/,
    /rights that they should not have: GET submissions\./,
  ]
  for (const pattern of expected) expect(problems).toContainEqual(expect.stringMatching(pattern))
  expect(problems).toHaveLength(expected.length)

  const locked = await problemsWith({ [publicUrl]: () => new Response('', { status: 401 }) })
  expect(locked).toEqual([expect.stringContaining('asks visitors for a password')])
  const silent = await problemsWith({
    [publicUrl]: () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })),
  })
  expect(silent).toEqual([`${publicUrl} does not respond (Error: getaddrinfo ENOTFOUND).`])
})
