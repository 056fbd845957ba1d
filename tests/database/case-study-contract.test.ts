import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { caseStudyFields } from '../../supabase/functions/_shared/contracts/case-study.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

/**
 * Columns that are not fields of the contract. They identify or publish a version, are set by the database, or record
 * the origin of a machine translation (D45).
 */
const otherColumns = [
  ...['id', 'slug', 'language', 'published', 'published_at', 'created_at', 'updated_at'],
  ...['text_digest', 'source_digest', 'unread'],
]

const otherChecks = [
  'featured_image_is_https_or_ours',
  'language_is_known',
  'slug_is_lower_case_words',
  'source_digest_is_md5',
  'testimonial_image_is_https_or_ours',
  'title_is_given',
]

let backend: EmbeddedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.query('delete from public.case_studies'))

const columns = () =>
  backend.query<{ name: string; nullable: boolean }>(`
    select column_name as name, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public' and table_name = 'case_studies'`)

const fieldNames = caseStudyFields.map(({ name }) => name)
const editContract = 'Edit caseStudyFields in supabase/functions/_shared/contracts/case-study.ts'

test('the columns of case_studies are exactly the fields of the contract and the columns in otherColumns', async () => {
  const names = (await columns()).map(({ name }) => name)
  expect(names.sort(), editContract).toEqual([...otherColumns, ...fieldNames].sort())
})

test('apart from published_at and source_digest, the nullable columns of case_studies are exactly the nullable fields of the contract', async () => {
  const nullable = (await columns()).filter((column) => column.nullable).map(({ name }) => name)
  const inContract = caseStudyFields.filter((field) => 'nullable' in field).map(({ name }) => name)
  expect(
    nullable.filter((name) => name !== 'published_at' && name !== 'source_digest').sort(),
    editContract,
  ).toEqual([...inContract].sort())
})

test.each(['insert', 'update'])(
  'the role authenticated may %s exactly slug, language, published, source_digest, unread and the fields of the contract',
  async (privilege) => {
    const granted = await backend.query<{ name: string }>(
      `select column_name as name from information_schema.column_privileges
     where table_name = 'case_studies' and grantee = 'authenticated' and lower(privilege_type) = $1`,
      [privilege],
    )
    expect(
      granted.map(({ name }) => name).sort(),
      'Add a migration with the missing grants: grant insert (column), update (column) on public.case_studies to authenticated',
    ).toEqual(['slug', 'language', 'published', 'source_digest', 'unread', ...fieldNames].sort())
  },
)

test('the check constraints of case_studies are exactly one length limit for each field of the contract and the constraints in otherChecks', async () => {
  const constraints = await backend.query<{ name: string }>(`
    select conname as name from pg_constraint
    where conrelid = 'public.case_studies'::regclass and contype = 'c'`)
  expect(
    constraints.map(({ name }) => name).sort(),
    'Name a length limit <column>_fits, which create-case-study-translations reports as too_long. ' +
      'It reports any other constraint as not_saved; if that is right, add its name to otherChecks',
  ).toEqual([...otherChecks, ...fieldNames.map((name) => `${name}_fits`)].sort())
})

describe.each(caseStudyFields)('$name', ({ name, kind, max }) => {
  const textOf = (length: number) =>
    kind === 'image' ? 'https://a.example/'.padEnd(length, 'a') : 'a'.repeat(length)
  const insert = (length: number) =>
    backend.query(
      `insert into public.case_studies (slug, language, ${name === 'title' ? '' : 'title, '}${name})
       values ('a-study', 'en', ${name === 'title' ? '' : "'Title', "}'${textOf(length)}')`,
    )

  test(`the column ${name} accepts ${max} characters and rejects ${max + 1} characters`, async () => {
    await insert(max)
    await backend.query('delete from public.case_studies')
    await expect(insert(max + 1)).rejects.toThrow(`${name}_fits`)
  })
})
