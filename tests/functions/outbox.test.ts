import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import {
  goodEnquiry,
  makeSubmissionsDue,
  retrySecret,
  startFunctions,
  startFunctionsWithMailbox,
  submissions,
} from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

test('after its mail was sent, a submission is marked as delivered, its payload is null, and its id, form and times stay', async () => {
  const { body } = await system.functions.post(goodEnquiry)
  await system.settled()
  const [row] = await system.backend.query<Record<string, unknown>>('select * from public.submissions')
  expect(row).toEqual({
    id: (body as { id: string }).id,
    form: 'contact',
    state: 'delivered',
    payload: null,
    attempts: 1,
    due_at: expect.anything() as unknown,
    created_at: expect.anything() as unknown,
    state_since: expect.anything() as unknown,
    delivered_at: expect.anything() as unknown,
  })
})

test('a retry request neither mails nor erases a suspected submission', async () => {
  await system.functions.post({ ...goodEnquiry, aside: 'https://spam.example' })
  await makeSubmissionsDue(system.backend)
  expect(await system.functions.retry()).toMatchObject({ body: { delivered: 0 } })
  expect(await submissions(system.backend)).toMatchObject([{ state: 'suspected', payload: goodEnquiry }])
})

test.each(['suspected', 'failed'])(
  'a retry request deletes a submission that has had the state %s for 31 days, and keeps one that has had it for 29 days',
  async (state) => {
    await system.backend.query(`
      insert into public.submissions (id, form, payload, attempts, created_at, state, state_since)
      select gen_random_uuid(), 'contact', '{}', days, now() - interval '40 days', '${state}',
             now() - days * interval '1 day'
      from unnest(array[29, 31]) as days`)
    await system.functions.retry()
    expect(await system.backend.query('select attempts as days from public.submissions')).toEqual([
      { days: 29 },
    ])
  },
)

test('a retry request deletes a rate-limit counter that is 25 hours old and keeps a new counter', async () => {
  await system.backend.query(
    `insert into public.rate_limits values ('old', now() - interval '25 hours', 1), ('new', now(), 1)`,
  )
  await system.functions.retry()
  expect(await system.backend.query('select subject from public.rate_limits')).toEqual([{ subject: 'new' }])
})

test('a retry request deletes an earlier version of a case study that was replaced 91 days ago, and keeps one that was replaced 89 days ago', async () => {
  await system.backend.query(`
    delete from public.case_study_history;
    insert into public.case_study_history (slug, language, title, version, deleted, replaced_at)
    select 'a-study', 'en', days::text, '{}', true, now() - days * interval '1 day' from unnest(array[89, 91]) as days`)
  await system.functions.retry()
  expect(await system.backend.query('select title from public.case_study_history')).toEqual([{ title: '89' }])
})

test.each(['', 'wrong', `${retrySecret} `.repeat(2), null])(
  'a retry request with the wrong secret %j returns 401 (null: without a secret)',
  async (secret) => {
    const headers: Record<string, string> = secret === null ? {} : { 'x-retry-secret': secret }
    expect(await system.functions.send({ path: '/retry', headers })).toMatchObject({
      status: 401,
      body: { error: { code: 'wrong_secret' } },
    })
  },
)

test('a retry request with an empty secret returns 401 if RETRY_SECRET is empty', async () => {
  const servers = { smtpPort: system.mailbox.port, backendUrl: system.backend.url }
  const functions = await startFunctions(servers, { RETRY_SECRET: '' })
  expect(await functions.retry('')).toMatchObject({ status: 401 })
  await functions.close()
})

test('five parallel retry requests to two processes mail each of 12 submissions exactly once', async () => {
  await system.backend.query(`
    insert into public.submissions (id, form, payload)
    select gen_random_uuid(), 'contact',
           '${JSON.stringify({ ...goodEnquiry, formType: 'contact' })}'::jsonb
    from generate_series(1, 12)`)
  const servers = { smtpPort: system.mailbox.port, backendUrl: system.backend.url }
  const other = await startFunctions(servers)
  const callers = [system.functions, other, system.functions, other, system.functions]
  const responses = await Promise.all(callers.map((each) => each.retry()))
  await other.close()

  const delivered = responses.map(({ body }) => (body as { delivered: number }).delivered)
  expect(delivered.reduce((sum, each) => sum + each)).toBe(12)
  await system.settled()
  expect(system.mailbox.mails).toHaveLength(12)
})
