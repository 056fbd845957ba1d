import { beforeAll, beforeEach, expect, test } from 'vitest'

import { goodEnquiry, makeSubmissionsDue, submissions } from '../setup/functions.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'

let backend: Awaited<ReturnType<typeof sharedBackendServer>>

beforeAll(async () => {
  backend = await sharedBackendServer()
})
beforeEach(() => backend.query('delete from public.submissions; delete from public.rate_limits'))

const insert = (state: string, { attempts = 0, days = 0 } = {}) =>
  backend.query(
    `insert into public.submissions (id, form, payload, state, attempts, state_since)
     select gen_random_uuid(), 'contact', $1, $2, $3, now() - $4 * interval '1 day'`,
    [JSON.stringify(goodEnquiry), state, attempts, days],
  )
const claim = () =>
  backend.query<{ state: string; minutes: number }>(
    `select state, ceil(extract(epoch from due_at - now()) / 60)::int as minutes from public.claim_submission()`,
  )

test('the delay before the next attempt doubles from 3 minutes up to one hour', async () => {
  await insert('pending')
  const delays: (number | undefined)[] = []
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const [row] = await claim()
    delays.push(row?.minutes)
    await makeSubmissionsDue(backend)
  }
  expect(delays).toEqual([3, 6, 12, 24, 48, 60, 60, 60])
})

test('a submission that has been pending for three days is claimed once more and fails', async () => {
  await insert('pending', { attempts: 4, days: 2 })
  expect(await claim()).toMatchObject([{ state: 'pending' }])
  await backend.query(
    `update public.submissions set due_at = now(), state_since = state_since - interval '1 day'`,
  )
  expect(await claim()).toMatchObject([{ state: 'failed' }])
  await makeSubmissionsDue(backend)
  expect(await claim()).toEqual([])
  expect(await submissions(backend)).toMatchObject([{ state: 'failed', attempts: 6, payload: goodEnquiry }])
})

test('a failed submission that is sent again is pending for three more days', async () => {
  await insert('failed', { days: 9 })
  await backend.query(`update public.submissions set state = 'pending'`)
  expect(await claim()).toMatchObject([{ state: 'pending' }])
})

test('only one caller in each period gets a turn', async () => {
  const claimTurn = () => backend.query(`select public.claim_turn('check', '1 hour') as turn`)
  expect([await claimTurn(), await claimTurn()]).toEqual([[{ turn: true }], [{ turn: false }]])
  await backend.query(`update public.rate_limits set window_start = window_start - interval '1 hour'`)
  expect(await claimTurn()).toEqual([{ turn: true }])
})

const claimReminder = async () => (await backend.query('select * from public.claim_reminder()'))[0]
const passDays = (days: number) =>
  backend.query(`update public.rate_limits set window_start = window_start - $1 * interval '1 day'`, [days])

test('the reminder of D68 counts failed, late and suspected submissions, once a day', async () => {
  expect(await claimReminder()).toBeUndefined()
  await insert('pending', { days: 1 / 25 })
  expect(await claimReminder()).toBeUndefined()
  for (const state of ['failed', 'failed', 'suspected']) await insert(state)
  await insert('pending', { days: 1 / 23 })
  const numbers = { failed: 2, late: 1, suspected: 1 }
  expect(await claimReminder()).toEqual(numbers)
  expect(await claimReminder()).toBeUndefined()
  await passDays(1)
  expect(await claimReminder()).toEqual(numbers)
})

test('the reminder is sent for suspected submissions alone once a week (D80)', async () => {
  await insert('suspected', { days: 9 })
  const numbers = { failed: 0, late: 0, suspected: 1 }
  expect(await claimReminder()).toEqual(numbers)
  expect(await claimReminder()).toBeUndefined()
  const sameWeek = `select from public.rate_limits where window_start = date_bin('7 days', now(), 'epoch')`
  expect(await backend.query(sameWeek)).toHaveLength(1)
  await passDays(7)
  expect(await claimReminder()).toEqual(numbers)
})
