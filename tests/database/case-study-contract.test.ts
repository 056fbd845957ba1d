import { readFile } from 'node:fs/promises'

import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { caseStudyFields } from '../../supabase/functions/_shared/contracts/case-study.ts'
import { databaseTypes, databaseTypesFile } from '../../supabase/local/database-types.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertRow } from './insert-row.ts'

/** Columns that identify or publish a version, that the database sets, or that record a translation (D45). */
const otherColumns = [
  ...['id', 'slug', 'language', 'published', 'published_at', 'created_at', 'updated_at'],
  ...['text_digest', 'source_digest', 'unread'],
]

const otherChecks = [
  'featured_image_is_ours',
  'language_is_known',
  'slug_is_lower_case_words',
  'source_digest_is_md5',
  'testimonial_image_is_ours',
  'title_is_given',
]

let backend: EmbeddedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.query('begin; delete from public.case_studies'))
afterEach(() => backend.query('rollback'))

const fieldNames: string[] = caseStudyFields.map(({ name }) => name)
const editContract = 'Edit caseStudyFields in supabase/functions/_shared/contracts/case-study.ts'

test('database.types.ts matches the migrations', async () => {
  const generated = await databaseTypes(backend)
  expect(await readFile(databaseTypesFile, 'utf8'), 'Run `npm run db:types`').toBe(generated)
})

test('the columns of case_studies, and which of them are nullable, match the contract', async () => {
  const columns = await backend.query<{ name: string; nullable: boolean }>(`
    select column_name as name, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public' and table_name = 'case_studies'`)
  const names = columns.map(({ name }) => name).toSorted()
  expect(names, editContract).toEqual([...otherColumns, ...fieldNames].toSorted())

  const nullable = columns.filter((column) => column.nullable).map(({ name }) => name)
  const inContract = caseStudyFields.filter((field) => 'nullable' in field).map(({ name }) => name)
  const expected = [...inContract, 'published_at', 'source_digest'].toSorted()
  expect(nullable.toSorted(), editContract).toEqual(expected)
})

test('each field has a check constraint <column>_fits, and no further constraint is unknown', async () => {
  const constraints = await backend.query<{ name: string }>(`
    select conname as name from pg_constraint
    where conrelid = 'public.case_studies'::regclass and contype = 'c'`)
  expect(
    constraints.map(({ name }) => name).toSorted(),
    'create-case-study-translations reports constraints that end with _fits as too_long, and others as not_saved. ' +
      'If not_saved is right, add the constraint to otherChecks',
  ).toEqual([...otherChecks, ...fieldNames.map((name) => `${name}_fits`)].toSorted())
})

test.each(caseStudyFields)('$name has at most $max characters', async ({ name, kind, max }) => {
  const save = (length: number) => {
    const text = kind === 'image' ? '/'.padEnd(length, 'a') : 'a'.repeat(length)
    const row = { slug: `${length}`, language: 'en', title: 'A study', [name]: text }
    return insertRow(backend, 'case_studies', row)
  }
  expect(await save(max)).toMatchObject({ slug: `${max}` })
  await expect(save(max + 1)).rejects.toThrow(`${name}_fits`)
})
