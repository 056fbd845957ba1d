import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { resendDeviations, viaHttp, viaSql } from './resend-deviations.ts'
import { sqlByPersona } from './sql-as-persona.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>

beforeAll(async () => {
  backend = await sharedBackend()
  clients = await signInPersonas(backend)
})
beforeEach(() => backend.query('delete from public.submissions; delete from public.rate_limits'))

/**
 * Stores submissions of different senders, by default suspected ones. `content` is an SQL expression. Its value becomes
 * part of the payload.
 */
const store = (count: number, { suspected = true, content = `''` } = {}) =>
  backend.query(`
    select public.store_submission(
      submission_id => gen_random_uuid(), form => 'contact', payload => jsonb_build_object('n', n, 'content', ${content}),
      digest => 'digest', suspected => ${suspected}, sender => gen_random_uuid()::text, network => gen_random_uuid()::text,
      sender_limit => 10, network_limit => 30, total_limit => 100000, window_seconds => 600)
    from generate_series(1, ${count}) as n`)
const numbersOf = async (state: string) => {
  const rows = await backend.query<{ n: number }>(
    `select (payload ->> 'n')::int as n from public.submissions where state = '${state}' order by 1`,
  )
  return rows.map(({ n }) => n)
}
const letTimePass = () =>
  backend.query(`update public.submissions set created_at = created_at - interval '1 minute'`)

test('of 230 suspected submissions, the newest 200 are kept, and pending submissions are not deleted', async () => {
  await store(3, { suspected: false })
  await store(30)
  await letTimePass()
  await backend.query(`update public.submissions set payload = '{"n": 0}' where state = 'suspected'`)
  await store(200)
  expect(await numbersOf('suspected')).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  expect(await numbersOf('pending')).toEqual([1, 2, 3])
})

test('of twelve suspected submissions of 5 MB, between six and eleven are kept, which take at most 50 MB together', async () => {
  // Random text, because Postgres compresses a repeated text, and the limit counts the compressed size.
  await backend.query(`
    create temporary table random_text as
    select string_agg(md5(random()::text || i), '') as content from generate_series(1, 160000) as i`)
  for (let count = 0; count < 12; count += 1) {
    await store(1, { content: '(select content from random_text)' })
    await letTimePass()
  }
  const [row] = await backend.query<{ rows: number; bytes: number }>(
    `select count(*)::int as rows, sum(pg_column_size(payload))::int as bytes from public.submissions`,
  )
  expect(row?.bytes).toBeLessThanOrEqual(50 * 1024 * 1024)
  expect(row?.rows).toBeGreaterThan(5)
  expect(row?.rows).toBeLessThan(12)
})

describe('sending submissions again (D47)', () => {
  const insert = (rows: string) =>
    backend.query(`
      insert into public.submissions (id, form, payload, digest, state, attempts, due_at, state_since, delivered_at)
      values ${rows}`)
  const row = (state: string, { since = 'now()', due = 'now()' } = {}) => {
    const isDelivered = state === 'delivered'
    return `(gen_random_uuid(), 'contact', ${isDelivered ? 'null' : `'{"name": "Ada"}'`}, '${state}', '${state}', 9,
             ${due}, ${since}, ${isDelivered ? 'now()' : 'null'})`
  }
  const oneOfEach = () =>
    insert(['pending', 'failed', 'suspected', 'delivered'].map((state) => row(state)).join())
  const states = () =>
    backend.query(
      'select digest as before, state, attempts, payload from public.submissions order by digest desc',
    )
  const unchanged = (state: string) => ({ before: state, state, attempts: 9, payload: { name: 'Ada' } })
  const delivered = { before: 'delivered', state: 'delivered', attempts: 9, payload: null }
  const resend = (state: string) => clients.administrator.rpc('resend_submissions', { from_state: state })

  test.each(personas)(
    'over HTTP and over SQL, the persona "%s" can read the numbers of submissions and send failed ones again only if it is an administrator',
    async (persona) => {
      const runSqlAs = await sqlByPersona(backend)
      expect(await resendDeviations(backend, persona, viaHttp(clients[persona]))).toEqual([])
      expect(await resendDeviations(backend, persona, viaSql(runSqlAs[persona]))).toEqual([])
    },
  )

  test('submission_counts returns to an administrator only the three numbers and the time since when the oldest submission is pending', async () => {
    await oneOfEach()
    await insert(row('pending', { since: `'2026-01-01T10:00:00Z'` }))
    const { data } = await clients.administrator.from('submission_counts').select()
    const time = expect.stringMatching(/^2026-01-01.10:00:00/) as string
    expect(data).toEqual([{ pending: 2, pending_since: time, failed: 1, suspected: 1 }])
  })

  test.each(['failed', 'suspected'])(
    'resend_submissions makes only %s submissions pending, resets their attempts, and keeps their payload',
    async (state) => {
      await oneOfEach()
      expect((await resend(state)).data).toBe(1)
      const sent = { ...unchanged(state), state: 'pending', attempts: 0 }
      const other = unchanged(state === 'failed' ? 'suspected' : 'failed')
      const rows = [sent, other, unchanged('pending'), delivered]
      expect(await states()).toEqual(rows.toSorted((a, b) => (a.before < b.before ? 1 : -1)))
    },
  )

  test.each(['pending', 'delivered', 'unknown'])(
    'resend_submissions changes no submission if it is called with the state %s',
    async (state) => {
      await oneOfEach()
      expect((await resend(state)).data).toBe(0)
      const rows = ['suspected', 'pending', 'failed'].map(unchanged)
      expect(await states()).toEqual([...rows, delivered])
    },
  )

  test('resend_submissions sets the due_at of a failed submission to the current time if it is in the past, and keeps it if it is in the future', async () => {
    await insert(
      [
        row('failed', { due: `now() - interval '1 day'` }),
        row('failed', { due: `now() + interval '2 minutes'` }),
      ].join(),
    )
    await resend('failed')
    const due = await backend.query<{ minutes: number }>(
      'select round(extract(epoch from due_at - now()) / 60)::int as minutes from public.submissions order by 1',
    )
    expect(due).toEqual([{ minutes: 0 }, { minutes: 2 }])
  })
})
