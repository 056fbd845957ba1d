import { expect, test, vi } from 'vitest'

import { handle } from './handler.ts'
import type { Outbox } from './outbox.ts'

const enquiry = { name: 'Ada', email: 'ada@example.org', company: '', message: 'Hello', gdprConsent: true }

function call(headers: Record<string, string> = {}, store: Outbox['store'] = async () => 'stored') {
  const outbox = { store: vi.fn(store), claim: vi.fn(), markDelivered: vi.fn(), forget: vi.fn() }
  const log = vi.fn<(message: string, cause?: unknown) => void>()
  const request = new Request('http://functions.example/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(enquiry),
  })
  const answer = handle(request, {
    allowedOrigins: [],
    outbox,
    sendMail: vi.fn(),
    senderOf: async () => null,
    afterAnswer: () => undefined,
    log,
  })
  return { request, outbox, log, answer }
}

// Over HTTP a declared length is always the real one, so what it does by itself shows only here.
test('a body that declares too much is refused unread', async () => {
  const { request, outbox, answer } = call({ 'content-length': '1000000000' })
  expect((await answer).status).toBe(413)
  expect(request.bodyUsed).toBe(false)
  expect(outbox.store).not.toHaveBeenCalled()
})

test('a declared length that makes no sense changes nothing', async () => {
  const { outbox, answer } = call({ 'content-length': 'many' })
  expect((await answer).status).toBe(200)
  expect(outbox.store).toHaveBeenCalledOnce()
})

test('what is stored is the cleaned enquiry under an id that does not show the key', async () => {
  const { outbox, answer } = call({ 'idempotency-key': 'a-key-of-the-page' })
  const { id } = (await (await answer).json()) as { id: string }
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith({
    id,
    enquiry: { ...enquiry, formType: 'contact' },
    digest: expect.stringMatching(/^[\da-f]{64}$/) as string,
    suspected: false,
    sender: null,
  })
})

test('a fault of our own is logged and told without its cause', async () => {
  const { log, answer } = call({}, () => {
    throw new Error('a secret path')
  })
  const response = await answer
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: { code: 'internal_error' } })
  expect(log).toHaveBeenCalledWith('internal_error', expect.objectContaining({ message: 'a secret path' }))
})
