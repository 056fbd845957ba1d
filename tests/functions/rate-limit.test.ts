import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startBackendServer } from '../setup/backend-server.ts'
import {
  goodEnquiry,
  ourOrigin,
  startFunctions,
  submissions,
  type RunningFunctions,
} from '../setup/functions.ts'
import { startMailbox } from '../setup/smtp.ts'

let backend: Awaited<ReturnType<typeof startBackendServer>>
let mailbox: Awaited<ReturnType<typeof startMailbox>>
let functions: RunningFunctions

beforeAll(async () => {
  ;[backend, mailbox] = await Promise.all([startBackendServer(), startMailbox()])
  functions = await startFunctions(
    { smtpPort: mailbox.port, backendUrl: backend.url },
    { RATE_LIMIT_PER_SENDER: '3', RATE_LIMIT_TOTAL: '8', RATE_LIMIT_WINDOW_SECONDS: '3600' },
  )
})
afterAll(async () => {
  await functions.close()
  await Promise.all([backend.close(), mailbox.close()])
})
beforeEach(() => backend.query('delete from public.submissions; delete from public.rate_limits'))

type PostOptions = { ipAddress?: string; key?: string; headers?: Record<string, string> }

const post = async ({ ipAddress, key = randomUUID(), headers }: PostOptions = {}) => {
  const response = await functions.send({
    headers: { origin: ourOrigin, 'idempotency-key': key, ...headers },
    body: JSON.stringify(goodEnquiry),
    ipAddress,
  })
  if (response.status === 429) {
    expect(response.body).toEqual({ error: { code: 'too_many_requests' } })
    expect(response.headers.get('access-control-allow-origin')).toBe(ourOrigin)
  }
  return response.status
}
const posts = async (count: number, options?: PostOptions) => {
  const statuses = []
  for (let done = 0; done < count; done += 1) statuses.push(await post(options))
  return statuses
}

test('send-contact-email returns 429 and stores no submission after a sender has reached the limit of three', async () => {
  expect(await posts(5)).toEqual([200, 200, 200, 429, 429])
  expect(await submissions(backend)).toHaveLength(3)
})

test('the rate limit counts ten requests with the same idempotency key as one request', async () => {
  const key = randomUUID()
  expect(await posts(10, { key })).toEqual(Array(10).fill(200))
  expect(await posts(3)).toEqual([200, 200, 429])
})

test('20 parallel requests with the same idempotency key return 200, although the limit is three', async () => {
  const key = randomUUID()
  const statuses = await Promise.all(Array.from({ length: 20 }, () => post({ key })))
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('requests above the limit of one sender do not count towards the limit of eight for all senders', async () => {
  expect(await posts(20, { ipAddress: '198.51.100.1' })).toContain(429)
  expect(await posts(3, { ipAddress: '198.51.100.2' })).toEqual([200, 200, 200])
  expect(await posts(3, { ipAddress: '198.51.100.3' })).toEqual([200, 200, 429])
})

test.each(['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded', 'true-client-ip', 'x-client-ip'])(
  'send-contact-email returns 429 above the limit even if the caller sends another IP address in the header %s',
  async (header) => {
    await posts(3)
    expect(await post({ headers: { [header]: '192.0.2.55' } })).toBe(429)
  },
)

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 429],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002::9', 429],
  ['2001:db8::1', '2001:db8:0:0:7::', 429],
  ['::ffff:198.51.100.9', '198.51.100.9', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
])('after three requests from %s, a request from %s returns %d', async (first, second, status) => {
  await posts(3, { ipAddress: first })
  expect(await post({ ipAddress: second })).toBe(status)
})

test('send-contact-email accepts requests of a sender again after the window of the rate limit', async () => {
  await posts(4)
  await backend.query(`update public.rate_limits set window_start = window_start - interval '1 hour'`)
  expect(await post()).toBe(200)
})

test('one request stores one rate-limit counter under a digest instead of the IP address, and one counter for everybody', async () => {
  await posts(1)
  const rows = await backend.query<{ subject: string }>(
    'select subject from public.rate_limits order by subject',
  )
  expect(rows).toEqual([
    { subject: expect.stringMatching(/^[\da-f]{64}$/) as string },
    { subject: 'everybody' },
  ])
})

test('enquiries with a filled honeypot return 200 and count towards the limit of the sender', async () => {
  const body = JSON.stringify({ ...goodEnquiry, website: 'x' })
  for (let done = 0; done < 3; done += 1) {
    expect(await functions.send({ headers: { origin: ourOrigin }, body })).toMatchObject({ status: 200 })
  }
  expect(await post()).toBe(429)
})
