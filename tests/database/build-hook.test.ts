import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const migration = new URL('../../supabase/migrations/20261122120100_build_hook.sql', import.meta.url)
const url = 'https://host.example/hook'

let backend: EmbeddedBackend
let job: string

/** Creates substitutes for pg_net and the vault, which only a hosted project has. */
beforeAll(async () => {
  backend = await sharedBackend()
  job = (await readFile(migration, 'utf8')).split('$job$')[1] ?? ''
  await backend.query(`
    create schema net;
    create table net.requests (url text);
    create function net.http_post(url text) returns bigint
      language sql as 'insert into net.requests values (url) returning 1';
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text)`)
})
afterAll(() => backend.query('drop schema net, vault cascade'))
beforeEach(() =>
  backend.query(`
    delete from public.case_studies;
    insert into public.case_studies (slug, language, title, published)
    values ('public', 'en', 'Public', true), ('draft', 'en', 'Draft', false);
    delete from private.build_requests;
    delete from net.requests;
    delete from vault.decrypted_secrets;
    insert into vault.decrypted_secrets values ('build_hook_url', '${url}'), ('another', 'https://another.example')`),
)

const runJob = async () => {
  await backend.query(job)
  return backend.query('select * from net.requests')
}

test.each([
  [
    'a published version is inserted',
    `insert into public.case_studies (slug, language, title, published) values ('new', 'en', 'New', true)`,
  ],
  ['a draft is published', `update public.case_studies set published = true where slug = 'draft'`],
  [
    'a published version is unpublished',
    `update public.case_studies set published = false where slug = 'public'`,
  ],
  [
    'the text of a published version changes',
    `update public.case_studies set title = 'Changed' where slug = 'public'`,
  ],
  ['a published version is deleted', `delete from public.case_studies where slug = 'public'`],
])(
  'the next run of the scheduled job calls the build hook if %s, and the run after it does not call the build hook again',
  async (_change, sql) => {
    await backend.query(sql)
    expect(await runJob()).toEqual([{ url }])
    expect(await runJob()).toEqual([{ url }])
  },
)

test.each([
  [
    'a draft is inserted',
    `insert into public.case_studies (slug, language, title) values ('new', 'en', 'New')`,
  ],
  ['the text of a draft changes', `update public.case_studies set title = 'Changed' where slug = 'draft'`],
  ['a draft is deleted', `delete from public.case_studies where slug = 'draft'`],
  ['a published version is saved without a change', `update public.case_studies set title = title`],
])('the scheduled job does not call the build hook if %s', async (_change, sql) => {
  await backend.query(sql)
  expect(await runJob()).toEqual([])
})

test('after three changes of case studies, the next run of the scheduled job calls the build hook only once', async () => {
  await backend.query(`update public.case_studies set title = 'Changed' where slug = 'public'`)
  await backend.query(`update public.case_studies set published = true where slug = 'draft'`)
  await backend.query('delete from public.case_studies')
  expect(await runJob()).toEqual([{ url }])
})

test.each([
  [
    'one version of a study is unpublished',
    [`update public.case_studies set published = false where language = 'sk'`],
  ],
  [
    'all versions of a study are unpublished, each in a request of its own',
    ['en', 'sk', 'cz', 'de'].map(
      (language) => `update public.case_studies set published = false where language = '${language}'`,
    ),
  ],
  ['a study is deleted in all languages', [`delete from public.case_studies where slug = 'public'`]],
])('the scheduled job calls the build hook only once if %s', async (_change, statements) => {
  await backend.query(`
    delete from public.case_studies where slug = 'draft';
    insert into public.case_studies (slug, language, title, published)
    select 'public', language, 'Public', true from unnest(array['sk', 'cz', 'de']) as language;
    delete from private.build_requests`)
  for (const sql of statements) await backend.query(sql)
  expect(await runJob()).toEqual([{ url }])
  expect(await runJob()).toEqual([{ url }])
})

test('after a change, the scheduled job sends no request while the vault has no build_hook_url, and calls the build hook when build_hook_url is added', async () => {
  await backend.query(`delete from vault.decrypted_secrets where name = 'build_hook_url'`)
  await backend.query('delete from public.case_studies')
  expect(await runJob()).toEqual([])
  await backend.query(`insert into vault.decrypted_secrets values ('build_hook_url', '${url}')`)
  expect(await runJob()).toEqual([{ url }])
})
