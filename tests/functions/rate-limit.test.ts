import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  goodEnquiry,
  ourOrigin,
  queryOf,
  startFunctions,
  submissions,
  type RunningFunctions,
} from '../setup/functions.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'
import { startMailbox } from '../setup/smtp.ts'

let backend: Awaited<ReturnType<typeof sharedBackendServer>>
let mailbox: Awaited<ReturnType<typeof startMailbox>>
let functions: RunningFunctions

beforeAll(async () => {
  ;[backend, mailbox] = await Promise.all([sharedBackendServer(), startMailbox()])
  functions = await startFunctions(
    { smtpPort: mailbox.port, backendUrl: backend.url },
    {
      RATE_LIMIT_PER_SENDER: '3',
      RATE_LIMIT_PER_NETWORK: '5',
      RATE_LIMIT_TOTAL: '20',
      RATE_LIMIT_WINDOW_SECONDS: '3600',
    },
  )
})
afterAll(async () => {
  await functions.close()
  await mailbox.close()
})
beforeEach(async () => {
  await backend.query('delete from public.submissions; delete from public.rate_limits')
  functions.lines.splice(0)
})

type PostOptions = {
  ipAddress?: string | null
  key?: string
  headers?: Record<string, string>
  aside?: string
}

const post = async ({ ipAddress, key = randomUUID(), headers, aside }: PostOptions = {}) => {
  const response = await functions.send({
    headers: { origin: ourOrigin, ...headers },
    path: queryOf(key),
    body: JSON.stringify({ ...goodEnquiry, aside }),
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
const accepted = (statuses: number[]) => statuses.filter((status) => status === 200).length
/** Sends `count` requests from each IP address. Returns the number of accepted requests. */
const flood = async (ipAddresses: string[], count = 1) => {
  let total = 0
  for (const ipAddress of ipAddresses) total += accepted(await posts(count, { ipAddress }))
  return total
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const stranger = { ipAddress: '192.0.2.99' }

test('send-contact-email returns 429 and stores no further submission after a sender has reached the limit of three', async () => {
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

test('requests above the limit of one sender do not count towards the limit of five for its network', async () => {
  expect(accepted(await posts(20, { ipAddress: '198.51.100.1' }))).toBe(3)
  expect(await posts(3, { ipAddress: '198.51.100.2' })).toEqual([200, 200, 429])
})

test.each([
  ['30 addresses of an IPv4 /24 network', numbers(30).map((host) => `198.51.100.${host}`)],
  ['30 addresses of an IPv6 /48 network', numbers(30).map((subnet) => `2001:db8:1:${subnet}::1`)],
])(
  'the rate limit accepts five requests from %s together, and still accepts a request from another network',
  async (_, ipAddresses) => {
    expect(await flood(ipAddresses, 3)).toBe(5)
    expect(await submissions(backend)).toHaveLength(5)
    expect(await post(stranger)).toBe(200)
  },
)

test('after the total limit of 20, no further request is accepted', async () => {
  expect(await flood(numbers(30).map((network) => `198.51.${network}.1`))).toBe(20)
  expect(await post(stranger)).toBe(429)
})

test.each(['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded', 'true-client-ip', 'x-client-ip'])(
  'send-contact-email returns 429 above the limit even if the caller sends another IP address in the header %s',
  async (header) => {
    await posts(3)
    expect(await post({ headers: { [header]: '192.0.2.55' } })).toBe(429)
  },
)

test('without the header cf-connecting-ip, the last public IP address in X-Forwarded-For is limited to three requests, and client_address_missing is logged', async () => {
  const from = (forwarded: string) => ({ ipAddress: null, headers: { 'x-forwarded-for': forwarded } })
  expect(await posts(4, from('192.0.2.55, 198.51.100.7'))).toEqual([200, 200, 200, 429])
  expect(await post(from('203.0.113.1, 198.51.100.7, 10.0.0.1'))).toBe(429)
  expect(await post(from('192.0.2.99'))).toBe(200)
  expect(functions.lines.join()).toContain('client_address_missing')
})

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

const subjects = async () => {
  const rows = await backend.query<{ subject: string }>(
    'select subject from public.rate_limits order by length(subject) desc',
  )
  return rows.map(({ subject }) => subject)
}
const digest = expect.stringMatching(/^[\da-f]{64}$/) as string

test('one request stores two rate-limit counters under digests instead of the IP address, and one counter for everybody', async () => {
  await posts(1)
  expect(await subjects()).toEqual([digest, digest, 'everybody'])
})

test('enquiries with a filled honeypot return 200 and count towards the limits', async () => {
  expect(await posts(3, { aside: 'x' })).toEqual([200, 200, 200])
  expect(await subjects()).toEqual([digest, digest, 'everybody'])
  expect(await post()).toBe(429)
})
