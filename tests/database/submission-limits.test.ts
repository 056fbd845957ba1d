import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())
beforeEach(() => backend.query('delete from public.submissions; delete from public.rate_limits'))

/**
 * Stores submissions of different senders, by default suspected ones. `content` is an SQL expression in the payload.
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
/** Makes the stored submissions one minute older, so that later submissions are newer. */
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

test('of twelve suspected submissions of 5 MB, only as many are kept as take at most 50 MB together', async () => {
  // Random text, because Postgres compresses a repeated text.
  const content = `(select string_agg(md5(random()::text || i), '') from generate_series(1, 160000) as i)`
  for (let count = 0; count < 12; count += 1) {
    await store(1, { content })
    await letTimePass()
  }
  const [row] = await backend.query<{ rows: number; bytes: number }>(
    `select count(*)::int as rows, sum(pg_column_size(payload))::int as bytes from public.submissions`,
  )
  expect(row?.bytes).toBeLessThanOrEqual(50 * 1024 * 1024)
  expect(row?.rows).toBeGreaterThan(5)
  expect(row?.rows).toBeLessThan(12)
})
