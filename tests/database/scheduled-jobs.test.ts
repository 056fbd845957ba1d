import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const readMigration = (name: string) =>
  readFile(new URL(`../../supabase/migrations/${name}.sql`, import.meta.url), 'utf8')

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})
afterAll(() => backend.query('drop schema net, vault, cron cascade'))

describe('the retry of mails', () => {
  let job: string

  /** Creates substitutes for pg_net and the vault, which only a hosted project has. */
  beforeAll(async () => {
    job = (await readMigration('20250901080600_retry_schedule')).split('$job$')[1] ?? ''
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
    await backend.query(job)
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
      await backend.query(job)
      expect(await requests()).toEqual([])
    },
  )
})

describe('the deletion of expired rows', () => {
  /**
   * Creates a substitute for pg_cron and runs the last statement of the migration `submission_states`, which schedules
   * the jobs.
   */
  beforeAll(async () => {
    const migration = await readMigration('20261123110000_submission_states')
    await backend.query(`
      create schema cron;
      create table cron.job_run_details (runid int, end_time timestamptz);
      create table cron.job (name text primary key, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns void
        language sql as 'insert into cron.job values (name, schedule, command)';
      ${migration.slice(migration.lastIndexOf('\ndo $$'))}`)
  })

  async function runJob(name: string) {
    const jobs = await backend.query<{ command: string }>('select command from cron.job where name = $1', [
      name,
    ])
    await backend.query(jobs[0]?.command ?? `no job ${name}`)
  }

  test('the job purge-expired deletes a submission that failed 31 days ago', async () => {
    await backend.query(`
      insert into public.submissions (id, form, payload, digest, state, state_since)
      values (gen_random_uuid(), 'contact', '{}', 'digest', 'failed', now() - interval '31 days')`)
    await runJob('purge-expired')
    expect(await backend.query('select from public.submissions')).toEqual([])
  })

  test('the job purge-job-log deletes a run that ended 8 days ago and keeps a run that ended 6 days ago', async () => {
    await backend.query(`
      insert into cron.job_run_details
      select days, now() - days * interval '1 day' from unnest(array[6, 8]) as days`)
    await runJob('purge-job-log')
    expect(await backend.query('select runid from cron.job_run_details')).toEqual([{ runid: 6 }])
  })
})
