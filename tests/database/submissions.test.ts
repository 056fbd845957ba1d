import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertAccounts, runAs } from './personas.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
  await backend.query(insertAccounts)
})
beforeEach(() => backend.query('delete from public.submissions'))

const states = ['delivered', 'failed', 'pending', 'suspected'] as const
type State = (typeof states)[number]

/** `form` is the first state of the submission. `due` and `since` are SQL. */
const insert = (state: State, { due = 'now()', since = 'now()' } = {}) =>
  backend.query(`
    insert into public.submissions (id, form, payload, state, attempts, due_at, state_since, delivered_at)
    values (gen_random_uuid(), '${state}', ${state === 'delivered' ? 'null' : `'{"name": "Ada"}'`}, '${state}', 9,
            ${due}, ${since}, ${state === 'delivered' ? 'now()' : 'null'})`)

async function insertOneOfEach() {
  for (const state of states) await insert(state)
}
const stored = () =>
  backend.query('select form as before, state, attempts, payload from public.submissions order by form')
const unchanged = (state: State) => ({
  before: state,
  state,
  attempts: 9,
  payload: state === 'delivered' ? null : { name: 'Ada' },
})

test('submission_counts has three numbers and the time since when the oldest one is pending', async () => {
  await insertOneOfEach()
  await insert('pending', { since: `'2026-01-01 10:00:00+00'` })
  expect(await runAs(backend, 'administrator', 'select * from public.submission_counts')).toEqual([
    {
      pending: 2,
      pending_since: '2026-01-01 10:00:00+00',
      failed: 1,
      suspected: 1,
      suspected_until: expect.any(String) as string,
    },
  ])
})

test('delete_suspected_submissions deletes only the suspected submissions that were counted (D80)', async () => {
  await insertOneOfEach()
  const counts = 'select suspected_until from public.submission_counts'
  const [row] = await runAs<{ suspected_until: string }>(backend, 'administrator', counts)
  await insert('suspected', { since: `now() + interval '1 minute'` })
  const sql = `select public.delete_suspected_submissions('${row?.suspected_until}') as number`
  expect(await runAs(backend, 'administrator', sql)).toEqual([{ number: 1 }])
  expect(await stored()).toEqual(states.map(unchanged))
  const later = `select state from public.submissions where state_since > now()`
  expect(await backend.query(later)).toEqual([{ state: 'suspected' }])
})

describe('resend_submissions (D47)', () => {
  const resend = async (state: string) => {
    const sql = `select public.resend_submissions('${state}') as number`
    const [row] = await runAs<{ number: number }>(backend, 'administrator', sql)
    return row?.number
  }

  test.each(['failed', 'suspected'])('makes %s submissions pending and keeps their payload', async (from) => {
    await insertOneOfEach()
    expect(await resend(from)).toBe(1)
    const expected = states.map((state) =>
      state === from ? { ...unchanged(state), state: 'pending', attempts: 0 } : unchanged(state),
    )
    expect(await stored()).toEqual(expected)
  })

  test('makes a submission due now, unless it is due later', async () => {
    await insert('failed', { due: `now() - interval '1 day'` })
    await insert('failed', { due: `now() + interval '2 minutes'` })
    await resend('failed')
    const due = await backend.query(
      'select round(extract(epoch from due_at - now()) / 60)::int as minutes from public.submissions order by 1',
    )
    expect(due).toEqual([{ minutes: 0 }, { minutes: 2 }])
  })
})
