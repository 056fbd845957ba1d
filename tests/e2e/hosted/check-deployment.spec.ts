import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { runChecks } from '../../../scripts/check-deployment/run-checks'
import { localKeys } from '../../../supabase/local/local-config'
import { expect } from '../fixtures'
import type { Exchange } from './fault'
import { publicUrl, test as base } from './hosted-site'
import { projectFaults } from './project-faults'
import { siteFaults } from './site-faults'

interface Fixtures {
  /**
   * Sends a request to the hosted site or to its backend. Redirects HTTP to HTTPS, as a host does. Rejects requests to
   * other origins, like `fetch` for an unknown host name.
   */
  exchange: Exchange
}

const test = base.extend<Fixtures>({
  exchange: async ({ hostedSite: { url: siteUrl, gateway } }, use) => {
    const send: Exchange = async (request) => {
      const { origin, pathname, search } = new URL(request.url)
      if (origin === publicUrl.replace('https', 'http')) return Response.redirect(publicUrl + pathname, 301)
      if (origin === publicUrl) return fetch(siteUrl + pathname + search, { redirect: 'manual' })
      if (origin === gateway.url) return gateway.handle(request, '127.0.0.1')
      throw new TypeError('fetch failed', { cause: new Error(`getaddrinfo ENOTFOUND ${origin}`) })
    }
    await use((request) => sendOnce(request, send))
  },
})

interface ReceivedResponse {
  body: ArrayBuffer | null
  init: ResponseInit
}

const received = new Map<string, ReceivedResponse>()

/**
 * Sends the request, or returns the response to an equal request of an earlier test. The tests do not change the site
 * and its backend, and most requests of a test are the same as in the other tests.
 */
async function sendOnce(request: Request, send: Exchange): Promise<Response> {
  const { method, url, headers } = request
  const key = JSON.stringify([method, url, ...headers, await request.clone().text()])
  let response = received.get(key)
  if (!response) {
    const { status, headers, body } = await send(request)
    response = { body: body && (await new Response(body).arrayBuffer()), init: { status, headers } }
    received.set(key, response)
  }
  return new Response(response.body, response.init)
}

// Hides the log of the embedded backend, which logs each request that it denies.
const { error } = console
test.beforeAll(() => {
  console.error = () => undefined
})
test.afterAll(() => {
  console.error = error
})

const check = (exchange: Exchange, options: { supabase?: string; key?: string } = {}) =>
  runChecks({
    site: publicUrl,
    ...options,
    fetch: (input, init) => exchange(new Request(input, init)),
  })

test('runChecks returns no findings if the site and its backend are configured correctly', async ({
  exchange,
}) => {
  expect(await check(exchange)).toEqual([])
})

for (const { fault, change, problems, remedy } of [...siteFaults, ...projectFaults]) {
  test(`if ${fault}, runChecks returns exactly the findings of this fault, with the expected remedy`, async ({
    exchange,
    hostedSite: { gateway },
  }) => {
    const findings = await check((request) =>
      change(request, exchange, { site: publicUrl, backend: gateway.url, secretKey: localKeys().secret }),
    )
    expect(findings.map(({ problem }) => problem)).toEqual(
      problems.map((problem) => expect.stringMatching(problem)),
    )
    for (const finding of findings) expect(finding.remedy).toMatch(remedy)
  })
}

test('if the options of runChecks contain another Supabase project than the scripts of the site, runChecks checks the project of the options and reports that this project does not respond', async ({
  exchange,
}) => {
  const findings = await check(exchange, {
    supabase: 'https://other.example.com',
    key: 'sb_publishable_other',
  })
  const problems = findings.map(({ problem }) => problem)
  expect(problems).toContainEqual(expect.stringContaining('https://other.example.com does not respond'))
})

test('for a site without HTTPS, npm run check:deployment prints this problem, its remedy and the name of a README section, and ends with exit code 1', async ({
  hostedSite: { url },
}) => {
  const result = promisify(execFile)('npm', ['run', '--silent', 'check:deployment', '--', url])
  const { code, stdout } = await result.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: unknown) => error as { code: number; stdout: string },
  )
  expect(code).toBe(1)
  expect(stdout).toContain(`1. ${url} does not use HTTPS.`)
  expect(stdout).toContain('Remedy: Switch HTTPS on')
  expect(stdout).toContain('See README, “Publish the site”.')
})
