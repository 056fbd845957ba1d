import { afterAll, beforeAll, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { takeSnapshot } from '../setup/database-snapshot.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'

let backend: EmbeddedBackend
let restore: () => Promise<void>

beforeAll(async () => {
  backend = await startTestBackend()
  await backend.query(`update public.offers set title = title || '!'`)
  restore = await takeSnapshot(backend)
})
afterAll(() => backend.close())

/** Returns the rows of each table as text. */
async function allRows() {
  const tables = await backend.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('auth', 'embedded', 'private', 'public', 'storage', 'supabase_migrations') order by name`)
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    rows[name] = await backend.query(`select t::text as row from ${name} t order by row`)
  }
  return rows
}

const insertOffer = () =>
  backend.query(`
    insert into public.offers (title, employment_type, location, description)
    values ('New', 'Contract', 'Remote', 'Text') returning id`)

test('restore() restores all rows and the next id after rows of a table were inserted, changed and deleted, and after all tables were truncated', async () => {
  const before = await allRows()
  expect(Object.values(before).flat().length).toBeGreaterThan(40)
  const [first] = await insertOffer()
  await backend.query(`
    update public.case_studies set title = 'Changed';
    delete from auth.users;
    insert into public.rate_limits values ('everybody', now(), 1)`)
  expect(await allRows()).not.toEqual(before)
  await restore()
  expect(await allRows()).toEqual(before)
  expect(await insertOffer()).toEqual([first])

  await backend.query(`truncate ${Object.keys(before).join(', ')}`)
  await restore()
  expect(await allRows()).toEqual(before)
})

test.each([
  ['a table is added', 'create table public.example ()'],
  ['a column is added', 'alter table public.offers add column example text'],
  ['a constraint is dropped', 'alter table public.offers drop constraint title_is_given'],
  ['a trigger is disabled', 'alter table public.case_studies disable trigger user'],
  ['a policy allows every row', `alter policy "Visitors read active offers" on public.offers using (true)`],
  ['row-level security is disabled', 'alter table public.offers disable row level security'],
  [
    'a function is replaced',
    `create or replace function private.is_admin() returns boolean language sql as 'select true'`,
  ],
  ['a privilege on a table is granted', 'grant insert on public.offers to anon'],
  ['a privilege on a column is granted', 'grant update (title) on public.offers to anon'],
])('restore() throws an error if %s', async (_, sql) => {
  await backend.query(`begin; ${sql}`)
  try {
    await expect(restore()).rejects.toThrow('the schema of the database was changed')
  } finally {
    await backend.query('rollback')
  }
})
