import { expect, test, vi } from 'vitest'

import { handleEnquiry } from './handler.ts'
import type { Outbox } from './outbox.ts'

const enquiry = { name: 'Ada', email: 'ada@example.org', company: '', message: 'Hello', gdprConsent: true }

function call(headers: Record<string, string> = {}, store: Outbox['store'] = async () => 'stored') {
  const outbox = { store: vi.fn(store), claim: vi.fn(), markDelivered: vi.fn(), purgeExpired: vi.fn() }
  const log = vi.fn<(message: string, cause?: unknown) => void>()
  const request = new Request('http://functions.example/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(enquiry),
  })
  const response = handleEnquiry(request, {
    allowedOrigins: [],
    outbox,
    sendMail: vi.fn(),
    getSenderId: async () => null,
    waitUntil: () => undefined,
    log,
  })
  return { request, outbox, log, response }
}

// A test over HTTP cannot send a Content-Length header that differs from the body, so this test calls the handler.
test('returns 413 without reading the body if the declared content length is too large', async () => {
  const { request, outbox, response } = call({ 'content-length': '1000000000' })
  expect((await response).status).toBe(413)
  expect(request.bodyUsed).toBe(false)
  expect(outbox.store).not.toHaveBeenCalled()
})

test('ignores a content length that is not a number', async () => {
  const { outbox, response } = call({ 'content-length': 'many' })
  expect((await response).status).toBe(200)
  expect(outbox.store).toHaveBeenCalledOnce()
})

test('stores the parsed enquiry under a UUID that does not contain the idempotency key', async () => {
  const { outbox, response } = call({ 'idempotency-key': 'a-key-of-the-page' })
  const { id } = (await (await response).json()) as { id: string }
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith({
    id,
    enquiry: { ...enquiry, formType: 'contact' },
    digest: expect.stringMatching(/^[\da-f]{64}$/) as string,
    suspected: false,
    senderId: null,
  })
})

test('returns internal_error without the cause and logs the cause if the outbox throws', async () => {
  const { log, response } = call({}, () => {
    throw new Error('a secret path')
  })
  expect((await response).status).toBe(500)
  expect(await (await response).json()).toEqual({ error: { code: 'internal_error' } })
  expect(log).toHaveBeenCalledWith('internal_error', expect.objectContaining({ message: 'a secret path' }))
})
