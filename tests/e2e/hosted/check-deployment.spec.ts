import { checkDeployment } from '../../../scripts/deployment/check-deployment'
import { expect } from '../fixtures'
import { publicUrl, test as base } from './hosted-site'

/** Answers a request instead of the site or the backend. */
type Fault = (request: Request, pass: () => Promise<Response>) => Response | Promise<Response>

interface Fixtures {
  /** Checks the hosted site. A key of `faults` is a part of URLs, its value the fault of the requests to these URLs. */
  problemsWith: (faults: Record<string, Fault>) => Promise<string[]>
}

const test = base.extend<Fixtures>({
  problemsWith: async ({ hostedSite: { url: siteUrl, gateway } }, use) => {
    const pass = async (request: Request) => {
      const { origin, pathname, search } = new URL(request.url)
      if (origin === gateway.url) return gateway.handle(request, '127.0.0.1')
      // The seeded pictures have URLs without an origin, which the hosted site does not serve.
      const path = pathname.startsWith('/storage/') ? '/favicon.svg' : pathname + search
      return fetch(siteUrl + path, { redirect: 'manual' })
    }
    await use(async (faults) => {
      const findings = await checkDeployment(publicUrl, async (url, init) => {
        const request = new Request(url, init)
        const [, fault] = Object.entries(faults).find(([part]) => url.includes(part)) ?? []
        return fault ? fault(request, () => pass(request)) : pass(request)
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

const brokenLinks = /^Pages link to pages that do not exist: (?!.*contact)/
const placeholders = /^The site still shows placeholders /
/** The embedded backend has no scheduled jobs. */
const idleJob = /^The job of each minute has never run\./
const always = [brokenLinks, placeholders, idleJob]
const runningState = {
  changed_at: '2026-03-05T09:30:00Z',
  waiting_since: null,
  waiting_minutes: null,
  has_hook: true,
  hook_failure: null,
  job_idle_minutes: 0,
  mail_idle_minutes: 0,
}

const changed =
  (change: (text: string, headers: Headers) => string): Fault =>
  async (_, pass) => {
    const response = await pass()
    const headers = new Headers(response.headers)
    return new Response(change(await response.text(), headers), { status: response.status, headers })
  }
const asHtml = (text: string, headers: Headers) => {
  headers.set('content-type', 'text/html')
  return text
}
const ofOtherProject = (text: string, headers: Headers) => {
  const replaced = (policy: string) =>
    policy.replace(/(connect-src 'self')[^;]+/, '$1 https://old.supabase.co')
  headers.set('content-security-policy', replaced(headers.get('content-security-policy') ?? ''))
  return replaced(text)
}
const answer =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status })

test('each fault gives one finding, besides those of the demonstration (D51)', async ({
  problemsWith,
  database,
  hostedSite: { gateway },
}) => {
  expect(await problemsWith({})).toEqual(always.map((line) => expect.stringMatching(line)))
  const { count } = await database
    .from('submissions')
    .select('*', { count: 'exact', head: true })
    .eq('id', '00000000-0000-0000-0000-000000000000')
  expect(count, 'the enquiry of the check').toBe(0)

  const faults: [part: string, fault: Fault, ...problems: RegExp[]][] = [
    ['/en/contact', answer({}, 404), /files do not open: \/en\/contact \(status 404\)\./],
    ['/sk/kontakt', changed((text) => text.replaceAll('/sk/kontakt', '/sk')), /title: \/sk\/kontakt\./],
    [
      '/cz/kontakt',
      changed((text, headers) => {
        const policy = headers.get('content-security-policy') ?? ''
        headers.set('content-security-policy', policy.replace("script-src 'self'", "$& 'unsafe-inline'"))
        return text
      }),
      /^Headers are not those of the build: Content-Security-Policy of \/cz\/kontakt\./,
    ],
    ['/assets/route-modules-', changed((text) => `${text}"sb_secret_0123456789"`), /contains a secret key/],
    [
      '/auth/v1/settings',
      answer({ disable_signup: false, external: { email: true, anonymous_users: false } }),
      /Everybody can create an account/,
    ],
    [
      '/send-contact-email',
      answer({ error: { code: 'storage_unavailable' } }, 503),
      /send-contact-email does not work \(status 503, storage_unavailable\)/,
    ],
    [
      '/rest/v1/submissions',
      ({ method }, pass) => (method === 'PATCH' ? Response.json([]) : pass()),
      /rights that they should not have: PATCH submissions\./,
    ],
    ['/rest/v1/rpc/search_offers', answer({}, 404), /cannot read the content: rpc\/search_offers\./],
    [
      'case-studies/this-file-does-not-exist',
      answer({ message: 'Bucket not found' }, 400),
      /^Pictures .* are not shown/,
    ],
    ['/upload/sign/', answer({ token: 'a' }), /^Visitors can list or upload pictures/],
  ]
  // A page also has the text of its study as JSON, in which quotation marks are escaped.
  const picture = JSON.stringify(`<img src="${gateway.url}/storage/v1/object/public/case-studies/gone.png">`)
  const moreFaults: typeof faults = [
    ['/robots.txt', changed((text) => text.replace('/tb_admin', '/')), /leave out pages: \/robots\.txt\./],
    ['/assets/does-not-exist', answer({}), /give a wrong answer: \/assets\/does-not-exist\.js/],
    ['/favicon.svg', changed(asHtml), /files do not open: \/favicon\.svg \(type text\/html\)/],
    [
      '/auth/v1/settings',
      answer({ disable_signup: true, external: { email: false, anonymous_users: true } }),
      /Everybody can create an account/,
      /Administrators cannot sign in/,
    ],
    ['/graphql/v1', answer({ data: { __typename: 'Query' } }), /GraphQL is open/],
    ['/functions/v1/send', answer({}), /Browsers may not call/],
    ['/rest/v1/offers?select', changed(() => '[{}]'), /rights .*: GET hidden rows of offers\./],
    ['/de/kontakt', changed((text) => text + picture), /are not shown: gone\.png\./],
    ['/cz/kontakt', changed(ofOtherProject), /names another project than the pages: \/cz\/kontakt\./],
    ['/object/list/', answer([{ name: 'a.png' }]), /^Visitors can list or upload pictures/],
  ]
  for (const round of [faults, moreFaults]) {
    const problems = await problemsWith(
      Object.fromEntries(round.map(([part, fault]) => [part, fault] as const)),
    )
    const expected = [...always, ...round.flatMap(([, , ...patterns]) => patterns)]
    for (const pattern of expected) expect(problems).toContainEqual(expect.stringMatching(pattern))
    expect(problems).toHaveLength(expected.length)
  }

  const problemsIf = (state: object) =>
    problemsWith({ 'rpc/publication_state?content=': answer({ ...runningState, ...state }) })
  const states: [state: object, ...problems: RegExp[]][] = [
    [{ waiting_minutes: 59 }],
    [{ waiting_minutes: 60 }, /^What was changed 60 minutes ago is not online\./],
    [{ hook_failure: 'status 404' }, /^The build hook fails \(status 404\)\./],
    [{ job_idle_minutes: 10 }, /^The job of each minute has not run for 10 minutes\./],
    [{ mail_idle_minutes: 15 }, /^The job of each minute does not reach the function/],
  ]
  for (const [state, ...problems] of states) {
    const expected = [brokenLinks, placeholders, ...problems].map((line) => expect.stringMatching(line))
    expect(await problemsIf(state)).toEqual(expected)
  }
  const withoutBuild = await problemsWith({ '/build.json': answer({}, 404) })
  expect(withoutBuild).toContainEqual(expect.stringContaining('/build.json names no Supabase project'))

  const locked = await problemsWith({ [publicUrl]: answer({}, 401) })
  expect(locked).toEqual([expect.stringContaining('asks visitors for a password')])
  const silent = await problemsWith({
    [publicUrl]: () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })),
  })
  expect(silent).toEqual([`${publicUrl} does not respond (Error: getaddrinfo ENOTFOUND).`])
})
