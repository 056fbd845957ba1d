import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { EnquiryPayload } from '@contracts/enquiry'

import { env } from '@/config/env'

import { sendEnquiry } from './send-enquiry'

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
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function respond(status: number, body: string) {
  const type = body.startsWith('<') ? 'text/html' : 'application/json'
  fetchMock.mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }))
}

test('an enquiry is posted as JSON with its idempotency key, and leaves no timer running', async () => {
  respond(200, '{"ok":true}')
  await sendEnquiry(enquiry, 'a-key')
  const [url, init] = fetchMock.mock.lastCall ?? []
  expect(url).toBe(`${env.supabaseUrl}/functions/v1/send-contact-email?idempotency-key=a-key`)
  expect(init?.method).toBe('POST')
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json', apikey: env.supabasePublishableKey })
  expect(JSON.parse(init?.body as string)).toEqual(enquiry)
  expect(vi.getTimerCount()).toBe(0)
})

const invalidInput = { code: 'invalid_input', field: undefined }

test.each([
  [
    422,
    '{"error":{"code":"too_long","field":"name"}}',
    { ...invalidInput, field: 'name', fieldCode: 'too_long' },
  ],
  [422, '{"error":{"code":"unknown_form"}}', invalidInput],
  [422, 'null', invalidInput],
  [429, '{"error":{"code":"too_many_requests"}}', { code: 'too_many_requests', fieldCode: undefined }],
  [500, '{"error":{"code":"internal_error"}}', { code: 'unavailable' }],
  [502, '<h1>Bad gateway</h1>', { code: 'unavailable' }],
  [401, 'no', { code: 'unexpected' }],
  [200, '{"ok": tr', { code: 'unexpected' }],
])('the status %i with the body %s is an error', async (status, body, error) => {
  respond(status, body)
  await expect(sendEnquiry(enquiry, 'a-key')).rejects.toMatchObject(error)
})

test.each([
  [20, 'no CV', enquiry],
  [140, '7,000,000 base64 characters of CV', withCv(7_000_000)],
])('without a response, a request times out after %i s with %s', async (seconds, _, payload) => {
  fetchMock.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
  )
  const settled = vi.fn<(error: unknown) => void>()
  void sendEnquiry(payload, 'a-key').catch(settled)
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'timeout' }))
})
