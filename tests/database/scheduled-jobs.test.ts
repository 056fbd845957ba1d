import { readFileSync } from 'node:fs'

import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { jobExtensions } from './job-extensions.ts'

const file = new URL('../../supabase/migrations/20250901080600_scheduled_jobs.sql', import.meta.url)
let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() =>
  backend.query(`begin; drop function private.purge_expired; ${jobExtensions} ${readFileSync(file, 'utf8')}`),
)
afterEach(() => backend.query('rollback'))

const run = async (name: string) => {
  const sql = 'select command from cron.job where name = $1'
  const [job] = await backend.query<{ command: string }>(sql, [name])
  await backend.query(job?.command ?? '')
}

test('mails are tried again and builds asked for each minute, old rows are deleted each hour, and the log each day', async () => {
  expect(await backend.query('select name, schedule from cron.job')).toEqual([
    { name: 'each-minute', schedule: '* * * * *' },
    { name: 'purge-expired', schedule: '17 * * * *' },
    { name: 'purge-job-log', schedule: '27 3 * * *' },
  ])
})

test('the job purge-expired deletes each kind of row after its deadline', async () => {
  await backend.query(`
    delete from public.case_study_history;
    insert into public.submissions (id, form, payload, created_at, state, attempts, state_since)
      select gen_random_uuid(), 'contact', '{}', now() - interval '90 days', state, days, now() - days * interval '1 day'
      from unnest(array['failed', 'suspected', 'pending']) as state, unnest(array[29, 31]) as days;
    insert into public.rate_limits (subject, count, window_start)
      select subject, hours, now() - hours * interval '1 hour'
      from (values ('sender', 23), ('sender', 25), ('suspected', 167), ('suspected', 169)) as row (subject, hours);
    insert into public.case_study_history (slug, language, version, deleted, title, replaced_at)
      select 'a-study', 'en', '{}', true, days, now() - days * interval '1 day' from unnest(array[89, 91]) as days`)
  await run('purge-expired')
  const [kept] = await backend.query(`select
    (select array_agg(state || ' ' || attempts order by state, attempts) from public.submissions) as submissions,
    (select array_agg(count order by count) from public.rate_limits) as "rateLimits",
    (select array_agg(title) from public.case_study_history) as "earlierVersions"`)
  expect(kept).toEqual({
    submissions: ['failed 29', 'failed 31', 'pending 29', 'pending 31', 'suspected 29'],
    rateLimits: [23, 167],
    earlierVersions: ['89'],
  })
})

test('the job purge-expired keeps the newest 5 000 suspected submissions (D79)', async () => {
  await backend.query(`
    insert into public.submissions (id, form, payload, state, state_since, attempts)
    select gen_random_uuid(), 'contact', '{}', 'suspected', now() - n * interval '1 second', n % 5001
    from generate_series(1, 5001) n`)
  await run('purge-expired')
  const counts = 'select count(*)::int, max(attempts) from public.submissions'
  expect(await backend.query(counts)).toEqual([{ count: 5000, max: 5000 }])
  expect(await backend.query('select from public.submissions where attempts = 0')).toEqual([])
})

test('the job each-minute asks for a build, also without the values for mails (D83)', async () => {
  await backend.query(`
    update private.publication set changes = array[now() - interval '1 minute'];
    insert into vault.decrypted_secrets values ('build_hook_url', 'https://host.example/hook')`)
  await run('each-minute')
  expect(await backend.query('select url from net.requests')).toEqual([{ url: 'https://host.example/hook' }])
})

describe('the job each-minute', () => {
  const requests = () => backend.query('select url, headers, timeout_milliseconds from net.requests')

  test('sends one retry request with the project URL and the secret from the vault', async () => {
    await backend.query(`
      insert into vault.decrypted_secrets values
        ('project_url', 'https://abc.supabase.co'), ('retry_secret', 'hush'), ('another', 'x')`)
    await run('each-minute')
    expect(await requests()).toEqual([
      {
        url: 'https://abc.supabase.co/functions/v1/send-contact-email/retry',
        headers: { 'Content-Type': 'application/json', 'X-Retry-Secret': 'hush' },
        // A function runs for up to 150 s, and the response is only for the log.
        timeout_milliseconds: 120_000,
      },
    ])
  })

  test.each(['project_url', 'retry_secret'])('sends no request if the vault has only %s', async (name) => {
    await backend.query('insert into vault.decrypted_secrets values ($1, $2)', [name, 'x'])
    await run('each-minute')
    expect(await requests()).toEqual([])
  })
})

test('the job purge-job-log deletes runs after seven days', async () => {
  await backend.query(`
    insert into cron.job_run_details
    select days, now() - days * interval '1 day' from unnest(array[6, 8]) as days`)
  await run('purge-job-log')
  expect(await backend.query('select runid from cron.job_run_details')).toEqual([{ runid: 6 }])
})
