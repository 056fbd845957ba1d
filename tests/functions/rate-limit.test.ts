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

type Posting = { peer?: string; key?: string; headers?: Record<string, string> }

const post = async ({ peer, key = randomUUID(), headers }: Posting = {}) => {
  const answer = await functions.send({
    headers: { origin: ourOrigin, 'idempotency-key': key, ...headers },
    body: JSON.stringify(goodEnquiry),
    peer,
  })
  if (answer.status === 429) {
    expect(answer.body).toEqual({ error: { code: 'too_many_requests' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(ourOrigin)
  }
  return answer.status
}
const posts = async (count: number, posting?: Posting) => {
  const statuses = []
  for (let done = 0; done < count; done += 1) statuses.push(await post(posting))
  return statuses
}

test('a sender may send three; the fourth is refused and leaves no row', async () => {
  expect(await posts(5)).toEqual([200, 200, 200, 429, 429])
  expect(await submissions(backend)).toHaveLength(3)
})

test('a repetition is not counted', async () => {
  const key = randomUUID()
  expect(await posts(10, { key })).toEqual(Array(10).fill(200))
  expect(await posts(3)).toEqual([200, 200, 429])
})

test('parallel repetitions are not counted either', async () => {
  const key = randomUUID()
  const statuses = await Promise.all(Array.from({ length: 20 }, () => post({ key })))
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('all together may send eight, and who was refused takes nobody else’s place', async () => {
  expect(await posts(20, { peer: '198.51.100.1' })).toContain(429)
  expect(await posts(3, { peer: '198.51.100.2' })).toEqual([200, 200, 200])
  expect(await posts(3, { peer: '198.51.100.3' })).toEqual([200, 200, 429])
})

test.each(['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded', 'true-client-ip', 'x-client-ip'])(
  'a made-up %s does not make another sender',
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
])('after three from %s, one from %s gets %d', async (first, second, status) => {
  await posts(3, { peer: first })
  expect(await post({ peer: second })).toBe(status)
})

test('after the window everything starts anew', async () => {
  await posts(4)
  await backend.query(`update public.rate_limits set window_start = window_start - interval '1 hour'`)
  expect(await post()).toBe(200)
})

test('no address is stored', async () => {
  await posts(1)
  const rows = await backend.query<{ subject: string }>(
    'select subject from public.rate_limits order by subject',
  )
  expect(rows).toEqual([
    { subject: expect.stringMatching(/^[\da-f]{64}$/) as string },
    { subject: 'everybody' },
  ])
})

test('a filled bait counts like everything else', async () => {
  await posts(3)
  const body = JSON.stringify({ ...goodEnquiry, website: 'x' })
  expect(await functions.send({ headers: { origin: ourOrigin }, body })).toMatchObject({ status: 429 })
})
