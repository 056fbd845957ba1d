import { expect, test, vi } from 'vitest'

import { handleEnquiry } from './handler.ts'
import type { Outbox } from './outbox.ts'

const sender = { address: null, network: null }
const enquiry = { name: 'Ada', email: 'ada@example.org', company: '', message: 'Hello', gdprConsent: true }

function call(
  headers: Record<string, string> = {},
  store: Outbox['store'] = async () => 'stored',
  query = '',
) {
  const outbox = {
    store: vi.fn(store),
    claim: vi.fn(),
    markDelivered: vi.fn(),
    markFailed: vi.fn(),
    purgeExpired: vi.fn(),
  }
  const log = vi.fn<(message: string, cause?: unknown) => void>()
  const request = new Request(`http://functions.example/send-contact-email${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(enquiry),
  })
  const response = handleEnquiry(request, {
    allowedOrigins: [],
    outbox,
    sendMail: vi.fn(),
    identifySender: () => sender,
    waitUntil: () => undefined,
    log,
  })
  return { request, outbox, log, response }
}

// This test calls the handler directly, because an HTTP client cannot send a Content-Length that differs from the body.
test('handleEnquiry returns 413 and neither reads the body nor stores anything if the Content-Length header is too large', async () => {
  const { request, outbox, response } = call({ 'content-length': '1000000000' })
  expect((await response).status).toBe(413)
  expect(request.bodyUsed).toBe(false)
  expect(outbox.store).not.toHaveBeenCalled()
})

test('handleEnquiry stores an enquiry whose Content-Length header is not a number and returns 200', async () => {
  const { outbox, response } = call({ 'content-length': 'many' })
  expect((await response).status).toBe(200)
  expect(outbox.store).toHaveBeenCalledOnce()
})

test('handleEnquiry stores the parsed enquiry with the idempotency key as its id, and returns the id', async () => {
  const id = 'b0a4c1de-7d1f-4b57-9a1c-1f2e3d4c5b6a'
  const { outbox, response } = call({}, undefined, `?idempotency-key=${id.toUpperCase()}`)
  expect(await (await response).json()).toEqual({ ok: true, id })
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith({
    id,
    enquiry: { ...enquiry, formType: 'contact' },
    suspected: false,
    sender,
  })
})

test('if the outbox throws, handleEnquiry returns 500 internal_error without the cause and logs the cause', async () => {
  const { log, response } = call({}, () => {
    throw new Error('a secret path')
  })
  expect((await response).status).toBe(500)
  expect(await (await response).json()).toEqual({ error: { code: 'internal_error' } })
  expect(log).toHaveBeenCalledWith('internal_error', expect.objectContaining({ message: 'a secret path' }))
})
