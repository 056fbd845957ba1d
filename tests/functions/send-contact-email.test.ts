import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { maxCvBytes } from '../../supabase/functions/_shared/contracts/enquiry-rules.ts'
import {
  application,
  contactWithoutFormType,
  signUp,
} from '../../supabase/functions/_shared/contracts/testing/sample-enquiries.ts'
import { goodEnquiry, mailTo, ourOrigin, startFunctionsWithMailbox, submissions } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

test.each([
  ['contact', contactWithoutFormType],
  ['job-application', application],
])('stores an enquiry of the form %s, mails it and erases its payload', async (form, payload) => {
  const response = await system.functions.post(payload)
  const { id } = response.body as { id: string }
  expect(response).toMatchObject({ status: 200, body: { ok: true } })
  expect(response.headers.get('access-control-allow-origin')).toBe(ourOrigin)

  const { mail, envelope } = await system.onlyMail()
  expect(envelope.to).toEqual([mailTo])
  expect(mail.replyTo).toEqual([{ name: payload.name, address: payload.email }])
  expect(mail.text).toContain(id)
  const delivered = { id, form, state: 'delivered', payload: null, attempts: 1 }
  expect(await submissions(system.backend)).toEqual([delivered])
  expect(system.functions.lines).toEqual([])
})

const origin = ourOrigin
const json = JSON.stringify(goodEnquiry)
const tooLarge = 'x'.repeat(7.5 * 1024 * 1024 + 1)

test.each([
  ['another origin', { headers: { origin: 'https://evil.example' }, body: json }, 403, 'origin_not_allowed'],
  ['broken JSON', { headers: { origin }, body: json.slice(0, -5) }, 400, 'invalid_json'],
  ['a body of more than 7.5 MB', { headers: { origin }, body: tooLarge }, 413, 'payload_too_large'],
  [
    'a mail header after the name',
    { headers: { origin }, body: JSON.stringify({ ...goodEnquiry, name: 'Ada\r\nBcc: eve@example.org' }) },
    422,
    'invalid',
  ],
  ['a retry without the secret', { path: '/retry' }, 401, 'wrong_secret'],
])('rejects %s', async (_, request, status, code) => {
  const response = await system.functions.send(request)
  expect(response).toMatchObject({ status, body: { error: { code } } })
  await system.expectNoTrace()
})

test('answers the preflight request of our origin', async () => {
  const { status, headers } = await system.functions.send({ method: 'OPTIONS', headers: { origin } })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, origin])
})

test('stores an enquiry with a filled honeypot and mails it neither now nor at a retry', async () => {
  await system.functions.post({ ...goodEnquiry, aside: 'https://spam.example' })
  expect(await system.functions.retry()).toMatchObject({ body: { delivered: 0 } })
  expect(await submissions(system.backend)).toMatchObject([{ state: 'suspected', payload: goodEnquiry }])
  expect(system.mailbox.mails).toEqual([])
})

test('20 parallel requests and a later one with the same key produce one row and one mail', async () => {
  const key = randomUUID()
  const requests = Array.from({ length: 20 }, () => system.functions.post(goodEnquiry, key))
  const later = async () => system.functions.post({ ...goodEnquiry, message: 'Another one.' }, key)
  for (const response of [...(await Promise.all(requests)), await later()]) {
    expect(response).toMatchObject({ status: 200, body: { ok: true, id: key } })
  }
  const { mail } = await system.onlyMail()
  expect(mail.text).toContain(goodEnquiry.message)
  expect(await submissions(system.backend)).toHaveLength(1)
})

test('attaches a CV of 5 MB unchanged', async () => {
  const bytes = Buffer.alloc(maxCvBytes, '%PDF-1.7')
  const cvFile = { name: 'cv.pdf', content: bytes.toString('base64'), type: '' }
  expect(await system.functions.post({ ...signUp, cvFile })).toMatchObject({ status: 200 })
  const { mail } = await system.onlyMail()
  const [attachment] = mail.attachments
  expect(Buffer.from(attachment?.content as ArrayBuffer).equals(bytes)).toBe(true)
})

describe('the rate limit', () => {
  const send = (headers: Record<string, string> = {}, ipAddress?: string | null) =>
    system.functions.send({ headers: { origin, ...headers }, body: json, ipAddress })
  const reachLimits = () => system.backend.query('update public.rate_limits set count = 1000')

  test('rejects a sender above the limit, whatever other address its headers name', async () => {
    expect(await send()).toMatchObject({ status: 200 })
    await reachLimits()
    const names = ['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded', 'true-client-ip']
    const response = await send(Object.fromEntries(names.map((name) => [name, '192.0.2.55'])))
    expect(response).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await send({}, '192.0.2.55')).toMatchObject({ status: 200 })
  })

  test('counts the last public address of X-Forwarded-For if the gateway sends no other', async () => {
    const from = (forwarded: string) => send({ 'x-forwarded-for': forwarded }, null)
    expect(await from('192.0.2.55, 198.51.100.7')).toMatchObject({ status: 200 })
    await reachLimits()
    expect(await from('203.0.113.1, 198.51.100.7, 10.0.0.1')).toMatchObject({ status: 429 })
    expect(await from('192.0.2.99')).toMatchObject({ status: 200 })
    expect(system.functions.lines.join()).toContain('client_address_missing')
  })
})
