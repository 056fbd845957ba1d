import { randomUUID } from 'node:crypto'

import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createTestDatabase, describeWithServer, type TestDatabase } from './test-database.ts'

// The embedded database has one connection, so its transactions never wait for each other. These tests use 50 connections.
describeWithServer('parallel calls of the outbox on a Postgres server', () => {
  let database: TestDatabase
  let pool: Pool

  beforeAll(async () => {
    database = await createTestDatabase()
    pool = database.pool(50, { role: 'service_role' })
  })
  afterAll(() => database.close())
  beforeEach(() => database.query('delete from public.submissions; delete from public.rate_limits'))

  type Submission = { id?: string; digest?: string; suspected?: boolean; sender?: string; total?: number }
  async function store({
    id = randomUUID(),
    digest = 'digest',
    suspected = false,
    sender = randomUUID(),
    total = 100_000,
  }: Submission): Promise<string> {
    const { rows } = await pool.query<{ outcome: string }>(
      `select public.store_submission(
         submission_id => $1, form => 'contact', payload => '{"name": "Ada"}', digest => $2, suspected => $3, sender => $4,
         network => $4 || '/24', sender_limit => 10, network_limit => 10, total_limit => $5, window_seconds => 86400) as outcome`,
      [id, digest, suspected, sender, total],
    )
    return rows[0]?.outcome ?? ''
  }
  const inParallel = <Result>(count: number, task: () => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, task))
  const count = (outcomes: string[]) => {
    const counts: Record<string, number> = {}
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
    return counts
  }
  const stored = (state: string) =>
    database.query<{ id: string }>('select id from public.submissions where state = $1', [state])
  const claim = async () =>
    (await pool.query<{ id: string }>('select id from public.claim_submission()')).rows
  const insert = (number: number, state = 'pending') =>
    database.query(
      `insert into public.submissions (id, form, payload, digest, state)
       select gen_random_uuid(), 'contact', '{}', 'digest', $2 from generate_series(1, $1::int)`,
      [number, state],
    )

  test('1 000 parallel posts of one enquiry with one key store one submission and count it once', async () => {
    const post = { id: randomUUID(), sender: 'one sender' }
    expect(count(await inParallel(1000, () => store(post)))).toEqual({ stored: 1, repeated: 999 })
    expect(await stored('pending')).toEqual([{ id: post.id }])
    expect(await database.query('select distinct count from public.rate_limits')).toEqual([{ count: 1 }])
  })

  test('of 100 parallel posts of different enquiries with one key, one is stored and 99 conflict', async () => {
    const id = randomUUID()
    const outcomes = await inParallel(100, () => store({ id, digest: randomUUID() }))
    expect(count(outcomes)).toEqual({ stored: 1, conflicting: 99 })
  })

  test('200 parallel claims return each of 41 due submissions exactly once', async () => {
    await insert(41)
    const claimed = (await inParallel(200, claim)).flat()
    expect(claimed).toHaveLength(41)
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(41)
  })

  test('of 200 parallel posts of one sender with a limit of ten, exactly ten are stored', async () => {
    const outcomes = await inParallel(200, () => store({ sender: 'one sender' }))
    expect(count(outcomes)).toEqual({ stored: 10, limited: 190 })
  })

  test('of 200 parallel posts of different senders with a total limit of 50, exactly 50 are stored', async () => {
    const outcomes = await inParallel(200, () => store({ total: 50 }))
    expect(count(outcomes)).toEqual({ stored: 50, limited: 150 })
  })

  test('300 parallel suspected posts are all stored without a deadlock, and the next post leaves the newest 200', async () => {
    expect(count(await inParallel(300, () => store({ suspected: true })))).toEqual({ stored: 300 })
    await store({ suspected: true })
    expect(await stored('suspected')).toHaveLength(200)
  })

  test('while 20 administrators send 41 failed submissions again, 200 parallel claims return each submission at most once', async () => {
    const administrator = randomUUID()
    await database.query(
      `insert into auth.users (id) values ('${administrator}'); insert into public.admins (user_id) values ('${administrator}')`,
    )
    await insert(41, 'failed')
    const jwtClaims = JSON.stringify({ sub: administrator })
    const users = database.pool(20, { role: 'authenticated', 'request.jwt.claims': jwtClaims })
    const resend = async () =>
      (await users.query<{ number: number }>(`select public.resend_submissions('failed') as number`)).rows
    const [claims, numbers] = await Promise.all([inParallel(200, claim), inParallel(20, resend)])
    const claimed = [...claims, ...(await inParallel(50, claim))].flat().map(({ id }) => id)
    expect(new Set(claimed).size).toBe(41)
    expect(claimed).toHaveLength(41)
    expect(numbers.flat()).toContainEqual({ number: 41 })
  })
})
