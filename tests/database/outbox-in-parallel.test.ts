import { randomUUID } from 'node:crypto'

import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { skipWithoutPostgres, startPostgres } from '../setup/start-postgres.ts'

const CONNECTIONS = 50

// These tests need a server, because the embedded database has only one connection and no parallel transactions.
describe.skipIf(skipWithoutPostgres)('parallel calls of the outbox on a Postgres server', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let pool: Pool

  beforeAll(async () => {
    server = await startPostgres()
    // A call that waits for a lock for a minute throws an error. Otherwise it would wait until the test times out.
    pool = await server.pool(CONNECTIONS, { role: 'service_role', lock_timeout: '60s' })
  })
  afterAll(() => server.stop())
  beforeEach(() => query('delete from public.submissions; delete from public.rate_limits'))

  const query = async <Row>(sql: string, params?: unknown[]) =>
    (await server.client.query(sql, params)).rows as Row[]

  type Submission = { id?: string; sender?: string; network?: string; total?: number; suspected?: boolean }
  async function store({
    id = randomUUID(),
    sender = randomUUID(),
    network = `network of ${sender}`,
    total = 100_000,
    suspected = false,
  }: Submission): Promise<string> {
    const { rows } = await pool.query<{ outcome: string }>(
      `select public.store_submission(
         submission_id => $1, form => 'contact', payload => '{"name": "Ada"}', sender => $2, network => $3,
         total_limit => $4, suspected => $5, sender_limit => 10, network_limit => 50, window_seconds => 86400
       ) as outcome`,
      [id, sender, network, total, suspected],
    )
    return rows[0]?.outcome ?? ''
  }

  /**
   * Starts all calls while the tables `submissions` and `rate_limits` are locked. Unlocks the tables when the number of
   * connections that wait for a lock is `connections`. So this number of calls really runs at the same time.
   */
  async function inParallel<Result>(calls: (() => Promise<Result>)[], connections = CONNECTIONS) {
    await query('begin; lock table public.submissions, public.rate_limits in exclusive mode')
    try {
      const results = Promise.all(calls.map((call) => call()))
      await vi.waitFor(async () => expect(await waitingConnections()).toBe(connections), { timeout: 60_000 })
      await query('commit')
      return await results
    } finally {
      await query('rollback')
    }
  }
  async function waitingConnections(): Promise<number | undefined> {
    const [row] = await query<{ count: number }>(`
      select count(distinct pid) from pg_locks join pg_database on pg_database.oid = database
      where not granted and datname = current_database()`)
    return row?.count
  }
  const times = <Value>(number: number, value: Value) => Array.from({ length: number }, () => value)
  const count = (outcomes: string[]) => {
    const counts: Record<string, number> = {}
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
    return counts
  }
  const stored = (state: string) =>
    query<{ id: string }>('select id from public.submissions where state = $1', [state])
  const claim = async () =>
    (await pool.query<{ id: string }>('select id from public.claim_submission()')).rows
  const insert = (number: number, state = 'pending') =>
    query(
      `insert into public.submissions (id, form, payload, state)
       select gen_random_uuid(), 'contact', '{}', $2 from generate_series(1, $1::int)`,
      [number, state],
    )

  test('1 000 parallel requests with one id store one submission and count once', async () => {
    const post = { id: randomUUID(), sender: 'one sender' }
    expect(count(await inParallel(times(1000, () => store(post))))).toEqual({ stored: 1, repeated: 999 })
    expect(await stored('pending')).toEqual([{ id: post.id }])
    expect(await query('select distinct count from public.rate_limits')).toEqual([{ count: 1 }])
  })

  test('200 parallel claims return each of 41 due submissions once', async () => {
    await insert(41)
    const claimed = (await inParallel(times(200, claim))).flat()
    expect(claimed).toHaveLength(41)
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(41)
  })

  test.each([
    ['of one sender with a limit of 10', { sender: 'one sender' }, { stored: 10, limited: 190 }],
    ['of one network with a limit of 50', { network: 'one network' }, { stored: 50, limited: 150 }],
    ['with a total limit of 60', { total: 60 }, { stored: 60, limited: 140 }],
  ])('200 parallel enquiries %s stay within the limit', async (_limit, enquiry, outcomes) => {
    expect(count(await inParallel(times(200, () => store(enquiry))))).toEqual(outcomes)
  })

  test('parallel suspected enquiries of 40 senders in 5 networks do not deadlock', async () => {
    const calls = Array.from({ length: 200 }, (_, index) => {
      const origin = { sender: `sender ${index % 40}`, network: `network ${index % 5}` }
      return () => store({ ...origin, suspected: true })
    })
    expect(count(await inParallel(calls))).toEqual({ stored: 200 })
    expect(await stored('suspected')).toHaveLength(200)
  })

  test('suspected enquiries together keep 100 MB, and then their texts without the CV (D79)', async () => {
    // Otherwise, Postgres would compress the content of these CVs.
    await query('alter table public.submissions alter payload set storage external')
    const withCv = (megabytes: number) =>
      `jsonb_build_object('name', 'Ada', 'cvFile', jsonb_build_object('name', 'a.pdf', 'content', repeat('x', ${megabytes} * 1048576)))`
    const fill = (state: string, megabytes: number) =>
      query(
        `insert into public.submissions (id, form, state, payload) values (gen_random_uuid(), 'cv', $1, ${withCv(megabytes)})`,
        [state],
      )
    /** Stores a CV of 1 MB, and returns the length of what the database kept of it. */
    async function storeCv(suspected: boolean) {
      const id = randomUUID()
      await query(
        `select public.store_submission(
           submission_id => $1, form => 'cv', payload => ${withCv(1)}, suspected => $2, sender => null, network => null,
           total_limit => 100, sender_limit => 10, network_limit => 50, window_seconds => 86400)`,
        [id, suspected],
      )
      return query(
        `select payload ->> 'name' as name, length(payload #>> '{cvFile,content}') as kept from public.submissions where id = $1`,
        [id],
      )
    }
    const kept = [{ name: 'Ada', kept: 1_048_576 }]
    await fill('failed', 50)
    await fill('suspected', 99)
    expect(await storeCv(true)).toEqual(kept)
    expect(await storeCv(true)).toEqual([{ name: 'Ada', kept: 0 }])
    expect(await storeCv(false)).toEqual(kept)
    await query('alter table public.submissions alter payload set storage extended')
  })

  test('20 parallel resends change each of 41 failed submissions once, while others claim', async () => {
    const administrator = randomUUID()
    await query(`
      insert into auth.users (id) values ('${administrator}');
      insert into public.admins (user_id) values ('${administrator}')`)
    await insert(41, 'failed')
    const jwtClaims = JSON.stringify({ sub: administrator })
    const users = await server.pool(20, { role: 'authenticated', 'request.jwt.claims': jwtClaims })
    const resend = async () => {
      const sql = `select public.resend_submissions('failed') as number`
      return (await users.query<{ number: number }>(sql)).rows
    }
    const calls = [...times(20, resend), ...times(200, claim)]
    const results = (await inParallel<object[]>(calls, CONNECTIONS + 20)).flat()
    const last = (await Promise.all(times(41, claim).map((call) => call()))).flat()
    const claimed = [...results, ...last].flatMap((row) => ('id' in row ? [row.id] : []))
    const sent = results.flatMap((row) => ('number' in row ? [Number(row.number)] : []))
    expect(claimed).toHaveLength(41)
    expect(new Set(claimed).size).toBe(41)
    expect(sent.toSorted((first, second) => first - second)).toEqual([...times(19, 0), 41])
  })
})
