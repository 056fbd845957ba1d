import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const migration = readFileSync(
  new URL('../../supabase/migrations/20250901080600_scheduled_jobs.sql', import.meta.url),
  'utf8',
)
/** The SQL of the jobs `retry-enquiry-mails` and `purge-job-log`. */
const [, retryJob = '', , purgeLogJob = ''] = migration.split('$job$')

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})
afterAll(() => backend.query('drop schema net, vault, cron cascade'))

describe('the retry of mails', () => {
  /** Creates substitutes for pg_net and the vault, which only a hosted project has. */
  beforeAll(async () => {
    await backend.query(`
      create schema net;
      create table net.requests (url text, headers jsonb);
      create function net.http_post(url text, headers jsonb, timeout_milliseconds int) returns bigint
        language sql as 'insert into net.requests values (url, headers) returning 1';
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text)`)
  })
  beforeEach(() => backend.query('delete from net.requests; delete from vault.decrypted_secrets'))

  const requests = () => backend.query('select * from net.requests')

  test('the scheduled job sends one retry request, with the project URL and the secret from the vault', async () => {
    await backend.query(`
      insert into vault.decrypted_secrets values
        ('project_url', 'https://abc.supabase.co'), ('retry_secret', 'hush'), ('another', 'x')`)
    await backend.query(retryJob)
    expect(await requests()).toEqual([
      {
        url: 'https://abc.supabase.co/functions/v1/send-contact-email/retry',
        headers: { 'Content-Type': 'application/json', 'X-Retry-Secret': 'hush' },
      },
    ])
  })

  test.each(['project_url', 'retry_secret'])(
    'the scheduled job sends no request if the vault contains only %s',
    async (name) => {
      await backend.query('insert into vault.decrypted_secrets values ($1, $2)', [name, 'x'])
      await backend.query(retryJob)
      expect(await requests()).toEqual([])
    },
  )
})

test('the job purge-expired deletes a submission that failed 31 days ago', async () => {
  await backend.query(`
    insert into public.submissions (id, form, payload, state, state_since)
    values (gen_random_uuid(), 'contact', '{}', 'failed', now() - interval '31 days')`)
  expect(migration).toContain(`cron.schedule('purge-expired', '17 * * * *', 'select public.purge_expired()')`)
  await backend.query('select public.purge_expired()')
  expect(await backend.query('select from public.submissions')).toEqual([])
})

test('the job purge-job-log deletes a run that ended 8 days ago and keeps one that ended 6 days ago', async () => {
  await backend.query(`
    create schema cron;
    create table cron.job_run_details (runid int, end_time timestamptz);
    insert into cron.job_run_details
    select days, now() - days * interval '1 day' from unnest(array[6, 8]) as days`)
  await backend.query(purgeLogJob)
  expect(await backend.query('select runid from cron.job_run_details')).toEqual([{ runid: 6 }])
})
