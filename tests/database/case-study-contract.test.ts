import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { caseStudyFields } from '../../supabase/functions/_shared/contracts/case-study.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'

/** Columns that no editor fills in: the database sets them, or they identify the version. */
const otherColumns = ['id', 'slug', 'language', 'published', 'published_at', 'created_at', 'updated_at']

let backend: EmbeddedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())
beforeEach(() => backend.query('delete from public.case_studies'))

const columns = () =>
  backend.query<{ name: string; nullable: boolean }>(`
    select column_name as name, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public' and table_name = 'case_studies'`)

test('every column of the table is a field of the contract or set otherwise', async () => {
  const names = (await columns()).map(({ name }) => name)
  expect(names.sort()).toEqual([...otherColumns, ...caseStudyFields.map(({ name }) => name)].sort())
})

test('a field is nullable in the contract exactly if its column is', async () => {
  const nullable = (await columns()).filter((column) => column.nullable).map(({ name }) => name)
  const inContract = caseStudyFields.filter((field) => 'nullable' in field).map(({ name }) => name)
  expect(nullable.filter((name) => name !== 'published_at').sort()).toEqual([...inContract].sort())
})

test('administrators may insert and update every field', async () => {
  const granted = await backend.query<{ name: string; privilege: string }>(`
    select column_name as name, lower(privilege_type) as privilege from information_schema.column_privileges
    where table_name = 'case_studies' and grantee = 'authenticated' and privilege_type in ('INSERT', 'UPDATE')`)
  const written = ['slug', 'language', 'published', ...caseStudyFields.map(({ name }) => name)].sort()
  for (const privilege of ['insert', 'update']) {
    const names = granted.filter((grant) => grant.privilege === privilege).map(({ name }) => name)
    expect(names.sort(), privilege).toEqual(written)
  }
})

describe.each(caseStudyFields)('$name', ({ name, kind, max }) => {
  const textOf = (length: number) =>
    kind === 'image' ? 'https://a.example/'.padEnd(length, 'a') : 'a'.repeat(length)
  const insert = (length: number) =>
    backend.query(
      `insert into public.case_studies (slug, language, ${name === 'title' ? '' : 'title, '}${name})
       values ('a-study', 'en', ${name === 'title' ? '' : "'Title', "}'${textOf(length)}')`,
    )

  test(`may have ${max} characters in the table too, and no more`, async () => {
    await insert(max)
    await backend.query('delete from public.case_studies')
    await expect(insert(max + 1)).rejects.toThrow(`${name}_fits`)
  })
})
