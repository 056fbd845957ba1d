import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { EnquiryPayload } from '@contracts/enquiry'

import { env } from '@/config/env'

import { sendEnquiry } from './form-actions'

const person = { name: 'Ada', email: 'ada@example.org', gdprConsent: true } as const
const enquiry: EnquiryPayload = { ...person, company: '', message: 'Hello' }
const withCv = (length: number): EnquiryPayload => ({
  ...person,
  formType: 'it-specialist',
  phone: '',
  technology: 'java',
  cvFile: { name: 'cv.pdf', content: 'A'.repeat(length), type: '' },
})

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function respond(status: number, body: string) {
  const type = body.startsWith('<') ? 'text/html' : 'application/json'
  fetchMock.mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }))
}

test('an enquiry is posted as JSON with key and language, and its reference is returned', async () => {
  respond(200, '{"ok":true,"id":"a-reference"}')
  window.history.replaceState(null, '', '/sk/kontakt')
  expect(await sendEnquiry(enquiry, 'a-key')).toBe('a-reference')
  const [url, init] = fetchMock.mock.lastCall ?? []
  expect(url).toBe(`${env.supabaseUrl}/functions/v1/send-contact-email?idempotency-key=a-key&language=sk`)
  window.history.replaceState(null, '', '/')
  expect(init?.method).toBe('POST')
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json', apikey: env.supabasePublishableKey })
  expect(JSON.parse(init?.body as string)).toEqual(enquiry)
})

const invalid = { code: 'invalid_input', field: undefined }

test.each([
  [422, '{"error":{"code":"too_long","field":"name"}}', { ...invalid, field: 'name', fieldCode: 'too_long' }],
  [422, '{"error":{"code":"unknown_form"}}', invalid],
  [422, 'null', invalid],
  [429, '{"error":{"code":"too_many_requests"}}', { code: 'too_many_requests', fieldCode: undefined }],
  [500, '{"error":{"code":"internal_error"}}', { code: 'unavailable' }],
  [502, '<h1>Bad gateway</h1>', { code: 'unavailable' }],
  [401, 'no', { code: 'unexpected' }],
  [200, '{"ok": tr', { code: 'unexpected' }],
  [200, '<h1>Sign in to this network</h1>', { code: 'unexpected' }],
])('the status %i with the body %s is an error', async (status, body, error) => {
  respond(status, body)
  await expect(sendEnquiry(enquiry, 'a-key')).rejects.toMatchObject(error)
})

test.each([
  [20_000, 'no CV', enquiry],
  [140_000, '7,000,000 base64 characters of CV', withCv(7_000_000)],
])('without a response, a request times out after %i ms with %s', async (milliseconds, _, payload) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  fetchMock.mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'))
  await expect(sendEnquiry(payload, 'a-key')).rejects.toMatchObject({ code: 'timeout' })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(milliseconds)
  expect(fetchMock.mock.lastCall?.[1]?.signal).toBe(timeout.mock.results[0]?.value)
})
