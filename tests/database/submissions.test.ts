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

describe('sending submissions again (D47)', () => {
  const insert = (rows: string) =>
    backend.query(`
      insert into public.submissions (id, form, payload, state, attempts, due_at, state_since, delivered_at)
      values ${rows}`)
  /** Returns the SQL of a row whose `form` is its first state. */
  const row = (state: string, { since = 'now()', due = 'now()' } = {}) => {
    const isDelivered = state === 'delivered'
    return `(gen_random_uuid(), '${state}', ${isDelivered ? 'null' : `'{"name": "Ada"}'`}, '${state}', 9,
             ${due}, ${since}, ${isDelivered ? 'now()' : 'null'})`
  }
  const oneOfEach = () =>
    insert(['pending', 'failed', 'suspected', 'delivered'].map((state) => row(state)).join())
  const states = () =>
    backend.query(
      'select form as before, state, attempts, payload from public.submissions order by form desc',
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
