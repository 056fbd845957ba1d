import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { caseStudyFields } from '../../supabase/functions/_shared/contracts/case-study.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { localKeys } from '../../supabase/local/local-config.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const readAndWrite = ['select', 'insert', 'update', 'delete']

/** The columns that administrators may write. */
const writtenColumns = [
  ...['slug', 'language', 'published', 'source_digest', 'unread'],
  ...caseStudyFields.map(({ name }) => name),
]

/**
 * The privileges of the roles of the API on relations and functions. A privilege on one column ends with the name of the
 * column.
 */
const grants: Record<string, string[]> = {
  'public.admins, authenticated': ['select'],
  'public.admins, service_role': ['select', 'insert', 'delete'],
  'public.case_studies, anon': ['select'],
  'public.case_studies, authenticated': [
    ...['select', 'delete'],
    ...writtenColumns.flatMap((column) => [`insert ${column}`, `update ${column}`]),
  ],
  'public.case_studies, service_role': readAndWrite,
  'public.case_study_history, authenticated': ['select'],
  'public.case_study_history, service_role': ['select', 'delete'],
  'public.offer_locations, anon': ['select'],
  'public.offers, anon': ['select'],
  'public.offers, authenticated': ['select'],
  'public.offers, service_role': readAndWrite,
  'public.submission_counts, authenticated': ['select'],
  'public.rate_limits, service_role': readAndWrite,
  'public.submissions, service_role': readAndWrite,

  'private.delete_suspected_submissions, authenticated': ['execute'],
  'private.insert_deleted_versions, authenticated': ['execute'],
  'private.is_admin, authenticated': ['execute'],
  'private.offers_with_words, anon': ['execute'],
  'private.resend_submissions, authenticated': ['execute'],
  'private.searchable_text, service_role': ['execute'],
  'private.submission_counts, authenticated': ['execute'],
  'public.claim_reminder, service_role': ['execute'],
  'public.claim_submission, service_role': ['execute'],
  'public.delete_suspected_submissions, authenticated': ['execute'],
  'public.resend_submissions, authenticated': ['execute'],
  'public.restore_deleted_versions, authenticated': ['execute'],
  'public.search_offers, anon': ['execute'],
  'public.store_submission, service_role': ['execute'],
}
const expectedLines = Object.entries(grants)
  .flatMap(([owner, privileges]) => privileges.map((privilege) => `${owner}: ${privilege}`))
  .toSorted()

const grantsQuery = `
  with on_tables as (
    select table_schema, table_name, grantee, lower(privilege_type) as privilege
    from information_schema.table_privileges
  ), privileges (schema, object, role, privilege) as (
    table on_tables
    union all
    select table_schema, table_name, grantee, lower(privilege_type) || ' ' || column_name
    from information_schema.column_privileges
    where (table_schema, table_name, grantee, lower(privilege_type)) not in (table on_tables)
    union all
    select pronamespace::regnamespace::text, proname, role, 'execute'
    from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_function_privilege(role, pg_proc.oid, 'execute')
  )
  select schema || '.' || object || ', ' || role || ': ' || privilege as line
  from privileges where schema in ('public', 'private') and role <> 'postgres'`

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
  // `@supabase/lite` can change grants when it handles its first request.
  const headers = { apikey: localKeys().publishable }
  await backend.handle(new Request('http://localhost/rest/v1/offers', { headers }), null)
})
beforeEach(() => backend.query('begin'))
afterEach(() => backend.query('rollback'))

const readGrants = async () => {
  const rows = await backend.query<{ line: string }>(grantsQuery)
  return rows.map(({ line }) => line).toSorted()
}

test('the roles of the API have exactly the listed privileges on relations and functions', async () => {
  const howToFix =
    'If the database is right, edit tests/database/grants.test.ts, or caseStudyFields for a column of case studies'
  expect(await readGrants(), howToFix).toEqual(expectedLines)
})

test('the roles of the API have no privileges on a new table, sequence or function', async () => {
  const before = await readGrants()
  await backend.query(`
    create table public.example (id int generated always as identity);
    create function public.example_function() returns int language sql as 'select 1';
    create function private.example_function() returns int language sql as 'select 1'`)
  expect(await readGrants()).toEqual(before)
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const sql = `select has_sequence_privilege($1, 'public.example_id_seq', 'usage') as usage`
    expect(await backend.query(sql, [role]), role).toEqual([{ usage: false }])
  }
})
