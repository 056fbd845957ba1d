import { readFileSync } from 'node:fs'

import { beforeAll, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertAccounts } from './personas.ts'
import { matrix } from './rights-matrix.ts'
import { deviations } from './rights.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
  await backend.query(insertAccounts)
})

test.each(Object.entries(matrix))('each persona has exactly its rights on %s', async (_name, subject) => {
  expect(await deviations(backend, subject)).toEqual([])
})

test('the matrix has all relations and functions of the schema public, and all buckets', async () => {
  const objects = await backend.query<{ name: string }>(`
    select 'public.' || relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    union select 'public.' || proname from pg_proc where pronamespace = 'public'::regnamespace
    union select id from storage.buckets`)
  const covered = new Set(Object.values(matrix).map(({ object }) => object))
  const missing = objects.map(({ name }) => name).filter((name) => !covered.has(name))
  expect(missing, 'Add them to tests/database/rights-matrix.ts').toEqual([])
})

test('the SQL of docs/deploy.md makes the user with an e-mail address an administrator', async () => {
  const instructions = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8')
  const [sql = ''] = /insert into public\.admins[^;]*/.exec(instructions) ?? []
  const user = await backend.query(`select id as user_id from auth.users where email <> ''`)
  const added = await backend.query(`
    begin; delete from public.admins; ${sql.replace('<address>', 'Admin@Example.com')}`)
  await backend.query('rollback')
  expect(added).toEqual(user)
})
