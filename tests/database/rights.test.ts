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

const draft = matrix['a draft of a case study']

test('the matrix reports a table without row-level security', async () => {
  const change = 'alter table public.case_studies disable row level security'
  const lines = await deviations(backend, draft, change)
  const personas = ['signed-in user', 'user with forged metadata', 'removed administrator']
  const expected = personas.flatMap((persona) =>
    Object.keys(draft.operations).map((operation) => `${persona}: ${operation} succeeds`),
  )
  expect(lines.toSorted()).toEqual(['anonymous: select succeeds', ...expected].toSorted())
})

test('the matrix reports a policy that shows every row to anonymous', async () => {
  const change = 'alter policy "Visitors read published case studies" on public.case_studies using (true)'
  expect(await deviations(backend, draft, change)).toEqual(['anonymous: select succeeds'])
})
