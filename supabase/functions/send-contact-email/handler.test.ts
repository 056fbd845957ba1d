import { expect, test, vi } from 'vitest'

import { handleEnquiry } from './handler.ts'
import type { Outbox } from './outbox.ts'

const sender = { address: null, network: null }
const enquiry = { name: 'Ada', email: 'ada@example.org', company: '', message: 'Hello', gdprConsent: true }

function call(store: Outbox['store'] = async () => 'stored', query = '') {
  const outbox = {
    store: vi.fn(store),
    claim: vi.fn(),
    markDelivered: vi.fn(),
    markFailed: vi.fn(),
    purgeExpired: vi.fn(),
  }
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const request = new Request(`http://functions.example/send-contact-email${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  })
  const response = handleEnquiry(request, {
    allowedOrigins: [],
    outbox,
    sendMail: vi.fn(),
    identifySender: () => sender,
    waitUntil: () => undefined,
  })
  return { outbox, log, response }
}

test('handleEnquiry stores the parsed enquiry with the idempotency key as its id, and returns the id', async () => {
  const id = 'b0a4c1de-7d1f-4b57-9a1c-1f2e3d4c5b6a'
  const { outbox, response } = call(undefined, `?idempotency-key=${id.toUpperCase()}`)
  expect(await (await response).json()).toEqual({ ok: true, id })
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith({
    id,
    enquiry: { ...enquiry, formType: 'contact' },
    suspected: false,
    sender,
  })
})

test('if the outbox throws, handleEnquiry returns 500 internal_error without the cause and logs the cause', async () => {
  const { log, response } = call(() => {
    throw new Error('a secret path')
  })
  expect((await response).status).toBe(500)
  expect(await (await response).json()).toEqual({ error: { code: 'internal_error' } })
  expect(log).toHaveBeenCalledWith('internal_error', expect.objectContaining({ message: 'a secret path' }))
})
