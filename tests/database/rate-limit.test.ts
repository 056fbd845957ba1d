import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, test } from 'vitest'

import { createProjectClient, parseEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { environmentSchema } from '../../supabase/functions/send-contact-email/environment.ts'
import { createOutbox, type Outbox } from '../../supabase/functions/send-contact-email/outbox.ts'
import { identifySender } from '../../supabase/functions/send-contact-email/sender.ts'
import { functionEnvironment, goodEnquiry, submissions } from '../setup/functions.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'

let backend: Awaited<ReturnType<typeof sharedBackendServer>>
let outbox: Outbox

beforeAll(async () => {
  backend = await sharedBackendServer()
  const environment = parseEnvironment(environmentSchema, {
    ...functionEnvironment(25, backend.url),
    RATE_LIMIT_PER_SENDER: '3',
    RATE_LIMIT_PER_NETWORK: '5',
    RATE_LIMIT_TOTAL: '20',
    RATE_LIMIT_WINDOW_SECONDS: '3600',
  })
  outbox = createOutbox(createProjectClient(environment, environment.SUPABASE_SECRET_KEYS), environment)
})
beforeEach(() => backend.query('delete from public.submissions; delete from public.rate_limits'))

const header = 'cf-connecting-ip'
const enquiry = { ...goodEnquiry, gdprConsent: true, formType: 'contact' } as const
const store = (address = '203.0.113.7', { id = randomUUID(), suspected = false } = {}) => {
  const sender = identifySender(new Headers({ [header]: address }), header, 'a secret')
  return outbox.store({ id, enquiry, suspected, sender })
}
async function storeFrom(addresses: string[]) {
  const outcomes: string[] = []
  for (const address of addresses) outcomes.push(await store(address))
  return outcomes
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const stored = (outcomes: string[]) => outcomes.filter((outcome) => outcome === 'stored').length

test('counts repeated requests with one idempotency key once', async () => {
  const id = randomUUID()
  const outcomes = []
  for (let request = 0; request < 4; request += 1) outcomes.push(await store(undefined, { id }))
  expect(outcomes).toEqual(['stored', 'repeated', 'repeated', 'repeated'])
  expect(await storeFrom(Array<string>(3).fill('203.0.113.7'))).toEqual(['stored', 'stored', 'limited'])
})

test('stores three submissions of one sender, and does not count the others for its network', async () => {
  expect(stored(await storeFrom(Array<string>(20).fill('198.51.100.1')))).toBe(3)
  expect(await submissions(backend)).toHaveLength(3)
  const outcomes = await storeFrom(Array<string>(3).fill('198.51.100.2'))
  expect(outcomes).toEqual(['stored', 'stored', 'limited'])
})

test('stores five submissions of one network, and those of other networks', async () => {
  expect(stored(await storeFrom(times(9).map((host) => `198.51.100.${host}`)))).toBe(5)
  expect(await store('192.0.2.99')).toBe('stored')
})

test('stores 20 submissions of all senders together', async () => {
  expect(stored(await storeFrom(times(25).map((network) => `198.51.${network}.1`)))).toBe(20)
})

test('accepts a sender again after the window', async () => {
  await storeFrom(Array<string>(4).fill('203.0.113.7'))
  await backend.query(`update public.rate_limits set window_start = window_start - interval '1 hour'`)
  expect(await store()).toBe('stored')
})

test('counts suspected submissions, under digests instead of IP addresses', async () => {
  await store(undefined, { suspected: true })
  expect(await submissions(backend)).toMatchObject([{ state: 'suspected', payload: goodEnquiry }])
  const rows = await backend.query(`
    select subject, count from public.rate_limits where window_start > now() - interval '1 hour'
    order by length(subject)`)
  const subject = expect.stringMatching(/^[\da-f]{64}$/) as string
  expect(rows).toEqual([
    { subject: 'everybody', count: 1 },
    { subject, count: 1 },
    { subject, count: 1 },
  ])
})
