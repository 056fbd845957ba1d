import { randomUUID } from 'node:crypto'

import { afterEach, describe, expect, test } from 'vitest'

import { maxCvBytes } from '../../supabase/functions/_shared/contracts/enquiry-rules.ts'
import {
  application,
  contactWithoutFormType,
  signUp,
} from '../../supabase/functions/_shared/contracts/testing/sample-enquiries.ts'
import { goodEnquiry, mailTo, nothingPending, ourOrigin, submissions } from '../setup/functions.ts'
import { setUpDelivery } from './set-up-delivery.ts'

const delivery = setUpDelivery()

test.each([
  ['contact', contactWithoutFormType],
  ['job-application', application],
])('stores an enquiry of the form %s, mails it and erases its payload', async (form, payload) => {
  const response = await delivery.functions.post(payload)
  const { id } = response.body as { id: string }
  expect(response).toMatchObject({ status: 200, body: { ok: true } })
  expect(response.headers.get('access-control-allow-origin')).toBe(ourOrigin)

  await delivery.expectDelivered(id)
  const replyTo = [{ name: payload.name, address: payload.email }]
  const text = expect.stringContaining(id) as string
  expect(delivery.mailServer.received).toMatchObject([{ recipients: [mailTo], replyTo, text }])
  expect(await submissions(delivery.backend)).toMatchObject([{ form }])
  expect(delivery.log()).toBe('')
})

const origin = ourOrigin
const json = JSON.stringify(goodEnquiry)
const tooLarge = 'x'.repeat(7.5 * 1024 * 1024 + 1)

test.each([
  ['another origin', { headers: { origin: 'https://evil.example' }, body: json }, 403, 'origin_not_allowed'],
  ['a body of more than 7.5 MB', { headers: { origin }, body: tooLarge }, 413, 'payload_too_large'],
])('rejects %s', async (_, request, status, code) => {
  const response = await delivery.functions.send(request)
  expect(response).toMatchObject({ status, body: { error: { code } } })
  expect(await submissions(delivery.backend)).toEqual([])
  expect(delivery.log()).toBe('')
})

test('20 parallel requests and a later one with the same key produce one row and one mail', async () => {
  const key = randomUUID()
  const requests = Array.from({ length: 20 }, () => delivery.functions.post(goodEnquiry, key))
  const later = async () => delivery.functions.post({ ...goodEnquiry, message: 'Another one.' }, key)
  for (const response of [...(await Promise.all(requests)), await later()]) {
    expect(response).toMatchObject({ status: 200, body: { ok: true, id: key } })
  }
  await delivery.expectDelivered(key)
  const text = expect.stringContaining(goodEnquiry.message) as string
  expect(delivery.mailServer.received).toMatchObject([{ text }])
})

test('attaches a CV of 5 MB unchanged', async () => {
  const bytes = Buffer.alloc(maxCvBytes, '%PDF-1.7')
  const cvFile = { name: 'cv.pdf', content: bytes.toString('base64'), type: '' }
  expect(await delivery.functions.post({ ...signUp, cvFile })).toMatchObject({ status: 200 })
  await nothingPending(delivery.backend)
  const attachment = delivery.mailServer.received[0]?.attachments[0]
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(bytes)).toBe(true)
})

describe('the rate limit', () => {
  // Otherwise, the mail of a test could arrive in the next test.
  afterEach(() => nothingPending(delivery.backend))

  const send = (headers: Record<string, string> = {}, ipAddress?: string | null) =>
    delivery.functions.send({ headers: { origin, ...headers }, body: json, ipAddress })
  const reachLimits = () => delivery.backend.query('update public.rate_limits set count = 1000')

  test('rejects a sender above the limit, whatever other address its headers name', async () => {
    expect(await send()).toMatchObject({ status: 200 })
    await reachLimits()
    const names = ['x-forwarded-for', 'cf-connecting-ip']
    const response = await send(Object.fromEntries(names.map((name) => [name, '192.0.2.55'])))
    expect(response).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
    expect(await send({}, '192.0.2.55')).toMatchObject({ status: 200 })
  })

  test('counts the last public address of X-Forwarded-For if the gateway sends no other', async () => {
    const from = (forwarded: string) => send({ 'x-forwarded-for': forwarded }, null)
    expect(await from('192.0.2.55, 198.51.100.7')).toMatchObject({ status: 200 })
    await reachLimits()
    expect(await from('203.0.113.1, 198.51.100.7, 10.0.0.1')).toMatchObject({ status: 429 })
    expect(await from('192.0.2.99')).toMatchObject({ status: 200 })
    expect(delivery.log()).toContain('client_address_missing')
  })
})
