import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { sendEnquiry, type EnquiryPayload } from '@/features/enquiries/api/send-enquiry'

import { requestListener, serveRequests } from '../../supabase/local/serve-requests.ts'
import { goodEnquiry, ourOrigin, startFunctionsWithMailbox, submissions } from '../setup/functions.ts'
import { selfHostedPreflight } from '../setup/gateway.ts'
import { application, signUp } from './candidate-payloads.ts'

// Sets `VITE_SUPABASE_URL` before the imports run, because the module of `sendEnquiry` reads this variable as soon as
// the module is imported.
const supabaseUrl = vi.hoisted(() => 'http://gateway.test')
vi.hoisted(() => vi.stubEnv('VITE_SUPABASE_URL', supabaseUrl))

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>
let gateway: Awaited<ReturnType<typeof serveRequests>>
const preflights: Request[] = []
const page = new JSDOM('', { url: ourOrigin }).window

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
  gateway = await serveRequests(
    requestListener(async (request) => {
      if (request.method !== 'OPTIONS') return system.functions.forward(request)
      preflights.push(request)
      return selfHostedPreflight()
    }),
  )
  // Unlike the `fetch` of Node, the XMLHttpRequest of jsdom sends preflight requests and enforces CORS. So requests to
  // the gateway use XMLHttpRequest. All other requests, such as those of the gateway to the function, use the `fetch`
  // of Node.
  const fetchOfNode = fetch
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit & XhrInit) =>
    url.toString().startsWith(supabaseUrl) ? fetchWithCors(url.toString(), init) : fetchOfNode(url, init),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await gateway.close()
  await system.close()
})
beforeEach(() => system.clear())

type XhrInit = { method: string; headers: Record<string, string>; body: string }

function fetchWithCors(url: string, init: XhrInit) {
  return new Promise<Response>((resolve, reject) => {
    const xhr = new page.XMLHttpRequest()
    xhr.open(init.method, url.replace(supabaseUrl, gateway.url))
    for (const [name, value] of Object.entries(init.headers)) xhr.setRequestHeader(name, value)
    xhr.onload = () =>
      resolve(
        new Response(xhr.responseText, {
          status: xhr.status,
          headers: { 'content-type': xhr.getResponseHeader('content-type') ?? '' },
        }),
      )
    xhr.onerror = () => reject(new TypeError('blocked by CORS'))
    xhr.send(init.body)
  })
}

const company = {
  name: 'Ada',
  email: 'ada@example.org',
  company: 'AE',
  phone: '',
  technologies: [],
  gdprConsent: true,
}

test.each([
  ['contact form', goodEnquiry],
  ['company form', { ...company, formType: 'company' }],
  ['sign-up form', signUp],
  ['application form', application],
])(
  'sendEnquiry can send the enquiry of the %s through a gateway that responds to the preflight request itself and allows only four headers, and one submission is stored',
  async (_, payload) => {
    preflights.splice(0)
    await sendEnquiry(payload as EnquiryPayload, crypto.randomUUID())
    expect(preflights).toHaveLength(1)
    expect(await submissions(system.backend)).toHaveLength(1)
  },
)

test('CORS blocks a request with the header idempotency-key through the gateway of these tests, and nothing is stored', async () => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key' }
  const url = `${supabaseUrl}/functions/v1/send-contact-email`
  await expect(
    fetchWithCors(url, { method: 'POST', headers, body: JSON.stringify(goodEnquiry) }),
  ).rejects.toThrow('blocked by CORS')
  expect(await submissions(system.backend)).toEqual([])
})
