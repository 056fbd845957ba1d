import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'

const migration = new URL('../../supabase/migrations/20250901080600_retry_schedule.sql', import.meta.url)

let backend: EmbeddedBackend
let job: string

/** Starts a backend and creates substitutes for pg_net and the vault, which only a hosted project has. */
beforeAll(async () => {
  backend = await startTestBackend()
  job = (await readFile(migration, 'utf8')).split('$job$')[1] ?? ''
  await backend.query(`
    create schema net;
    create table net.requests (url text, headers jsonb);
    create function net.http_post(url text, headers jsonb, timeout_milliseconds int) returns bigint
      language sql as 'insert into net.requests values (url, headers) returning 1';
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text)`)
})
afterAll(() => backend.close())
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
