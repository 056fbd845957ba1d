import { beforeEach, describe, expect, test, vi } from 'vitest'

import { contact, contactWithoutFormType } from '../_shared/contracts/testing/sample-enquiries.ts'
import { HttpError } from '../_shared/endpoint.ts'
import { handleEnquiry, handleRetry } from './handler.ts'
import type { SendMail } from './mail.ts'
import type { DueSubmission, Outbox } from './outbox.ts'
import { keyedDigest } from './sender.ts'

const sender = { address: null, network: null }
const outbox = {
  store: vi.fn<Outbox['store']>(),
  claim: vi.fn<Outbox['claim']>(),
  markDelivered: vi.fn<Outbox['markDelivered']>(),
  markFailed: vi.fn<Outbox['markFailed']>(),
  claimReminder: vi.fn<Outbox['claimReminder']>(),
}
const dependencies = {
  allowedOrigins: [],
  outbox,
  sendMail: vi.fn<SendMail>(),
  identifySender: () => sender,
  digest: (text: string) => keyedDigest('secret', text),
  waitUntil: () => undefined,
}

beforeEach(() => {
  vi.clearAllMocks()
  outbox.store.mockResolvedValue('stored')
  outbox.claim.mockResolvedValue(null)
  outbox.claimReminder.mockResolvedValue(null)
})

async function post(payload: object, query = '') {
  const request = new Request(`http://functions.example/send-contact-email${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  const response = await handleEnquiry(request, dependencies)
  return { status: response.status, body: (await response.json()) as unknown }
}

test('stores the parsed enquiry with the idempotency key as its id and returns the id', async () => {
  const id = 'b0a4c1de-7d1f-4b57-9a1c-1f2e3d4c5b6a'
  const response = await post(contactWithoutFormType, `?idempotency-key=${id.toUpperCase()}`)
  expect(response).toEqual({ status: 200, body: { ok: true, id } })
  const stored = { id, enquiry: contact, suspected: false, sender }
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith(stored)
})

test('stores with an enquiry that its URL names the offer of the popup', async () => {
  await post(contact, '?offer=1')
  const enquiry = { ...contact, withOffer: true }
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ enquiry }))
})

test('rejects an idempotency key that is not a UUID and stores nothing', async () => {
  const response = await post(contact, '?idempotency-key=00000000-0000-4000-8000-00000000000g')
  expect(response).toEqual({ status: 400, body: { error: { code: 'invalid_idempotency_key' } } })
  expect(outbox.store).not.toHaveBeenCalled()
})

test.each([
  ['https://spam.example', true],
  [5, true],
  [null, true],
  ['', false],
])('with the honeypot value %j, the submission is suspected: %s', async (aside, suspected) => {
  expect(await post({ ...contact, aside })).toMatchObject({ status: 200 })
  expect(outbox.store).toHaveBeenCalledWith(expect.objectContaining({ enquiry: contact, suspected }))
})

test('stores enquiries of the size of a CV one after the other, also after an error', async () => {
  const releases: (() => void)[] = []
  outbox.store.mockImplementation(() => new Promise((resolve) => releases.push(() => resolve('stored'))))
  outbox.store.mockRejectedValueOnce(new HttpError(503, 'storage_unavailable'))
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const large = { ...contact, message: 'x'.repeat(5000), company: ' '.repeat(70_000) }
  const responses = Array.from({ length: 3 }, () => post(large))
  await vi.waitFor(() => expect(releases).toHaveLength(1))
  expect(outbox.store).toHaveBeenCalledTimes(2)
  outbox.store.mockResolvedValue('stored')
  releases[0]?.()
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([503, 200, 200])
})

test('mails one submission at a time', async () => {
  const due = { id: 'an-id', enquiry: { ...contact, formType: 'contact' }, receivedAt: new Date(0) }
  outbox.claim.mockResolvedValue(due as DueSubmission)
  const sent: (() => void)[] = []
  dependencies.sendMail.mockImplementation(() => new Promise((resolve) => sent.push(resolve)))
  for (let request = 0; request < 4; request += 1) await post(contact)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  outbox.claim.mockResolvedValue(null)
  sent[0]?.()
  await vi.waitFor(() => expect(outbox.markDelivered).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
})

describe('the retry request', () => {
  const retry = async (secret: string | undefined) => {
    const headers: Record<string, string> = secret === undefined ? {} : { 'x-retry-secret': secret }
    const request = new Request('http://functions.example/retry', { method: 'POST', headers })
    const response = await handleRetry(request, { ...dependencies, retrySecret: 'the secret' })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  test.each([undefined, '', 'wrong'])('rejects the secret %j', async (secret) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const error = { code: 'wrong_secret' }
    expect(await retry(secret)).toEqual({ status: 401, body: { error } })
    expect(outbox.claim).not.toHaveBeenCalled()
    expect(log.mock.calls).toEqual(secret ? [[expect.stringContaining('wrong_secret')]] : [])
  })

  test('returns the number of delivered mails, and sends no reminder if none is due', async () => {
    expect(await retry('the secret')).toEqual({ status: 200, body: { ok: true, delivered: 0 } })
    expect(dependencies.sendMail).not.toHaveBeenCalled()
  })

  test('logs the numbers if the reminder cannot be mailed, and still mails the submissions (D68)', async () => {
    outbox.claimReminder.mockResolvedValue({ failed: 2, late: 1 })
    dependencies.sendMail.mockRejectedValueOnce(new Error('not today'))
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(await retry('the secret')).toMatchObject({ status: 200 })
    const message = 'reminder_failed: 2 enquiries failed, 1 are waiting'
    expect(log).toHaveBeenCalledExactlyOnceWith(message, new Error('not today'))
    expect(outbox.claim).toHaveBeenCalledOnce()
  })
})
