import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sendEnquiry, type EnquiryPayload } from './send-enquiry'

vi.mock('@/config/env', () => ({
  env: { supabaseUrl: 'https://project.test', supabasePublishableKey: 'public-key' },
}))

const enquiry: EnquiryPayload = {
  name: 'Ada',
  email: 'ada@example.org',
  company: '',
  message: 'Hello',
  gdprConsent: true,
}
const withCv = (length: number): EnquiryPayload => ({
  formType: 'it-specialist',
  name: 'Ada',
  email: 'ada@example.org',
  phone: '',
  technology: 'java',
  gdprConsent: true,
  cvFile: { name: 'cv.pdf', content: 'A'.repeat(length), type: '' },
})

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetchMock.mockReset()
})

const respond = (status: number, body: string, type = 'application/json') =>
  fetchMock.mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }))
/** Makes `fetch` wait until the request is aborted, and then reject with the reason, as in a browser. */
const neverRespond = () =>
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
  )

test('sendEnquiry posts the enquiry as JSON to send-contact-email, with the idempotency key in the URL and only the headers Content-Type and apikey', async () => {
  respond(200, '{"ok":true}')
  await sendEnquiry(enquiry, 'a-key')
  const [url, init] = fetchMock.mock.lastCall ?? []
  expect(url).toBe('https://project.test/functions/v1/send-contact-email?idempotency-key=a-key')
  expect(init?.method).toBe('POST')
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json', apikey: 'public-key' })
  expect(JSON.parse(init?.body as string)).toEqual(enquiry)
})

test('sendEnquiry leaves no timer running after a response', async () => {
  respond(200, '{"ok":true}')
  await sendEnquiry(enquiry, 'a-key')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [
    422,
    '{"error":{"code":"too_long","field":"name"}}',
    { code: 'invalid_input', field: 'name', fieldCode: 'too_long' },
  ],
  [422, '{"error":{"code":"unknown_form"}}', { code: 'invalid_input', field: undefined }],
  [422, 'null', { code: 'invalid_input', field: undefined }],
  [429, '{"error":{"code":"too_many_requests"}}', { code: 'too_many_requests', fieldCode: undefined }],
  [500, '{"error":{"code":"internal_error"}}', { code: 'unavailable' }],
  [502, '<h1>Bad gateway</h1>', { code: 'unavailable' }],
  [401, 'no', { code: 'unexpected' }],
  [200, '{"ok": tr', { code: 'unexpected' }],
])(
  'for status %i and body %s, sendEnquiry rejects with an error that has the properties %o',
  async (status, body, error) => {
    respond(status, body)
    await expect(sendEnquiry(enquiry, 'a-key')).rejects.toMatchObject(error)
  },
)

test('sendEnquiry rejects with the code unexpected if the response is an HTML page with status 200', async () => {
  respond(200, '<h1>Please log in to the network</h1>', 'text/html')
  await expect(sendEnquiry(enquiry, 'a-key')).rejects.toMatchObject({ code: 'unexpected' })
})

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])(
  'if fetch fails and navigator.onLine is %s, sendEnquiry rejects with the code %s',
  async (onLine, code) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(sendEnquiry(enquiry, 'a-key')).rejects.toMatchObject({ code })
  },
)

test.each([
  ['no CV', 20_000, enquiry],
  ['a CV of 1,000,000 base64 characters', 20_000, withCv(1_000_000)],
  ['a CV of 7,000,000 base64 characters', 140_000, withCv(7_000_000)],
])(
  'with %s, sendEnquiry rejects with the code timeout after %i ms without a response',
  async (_, timeout, payload) => {
    neverRespond()
    const result = sendEnquiry(payload, 'a-key').catch((error: unknown) => error)
    const settled = vi.fn<() => void>()
    void result.then(settled)
    await vi.advanceTimersByTimeAsync(timeout - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toMatchObject({ code: 'timeout' })
  },
)
