import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { functions, privateFunctions, relations } from '../../supabase/grants.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { localKeys } from '../../supabase/local/local-config.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const callers = (schema: string, functionsOf: Record<string, readonly string[]>) =>
  Object.entries(functionsOf).flatMap(([name, roles]) =>
    roles.map((role) => `${schema}.${name}, ${role}: execute`),
  )
const expectedLines = [
  ...Object.entries(relations).flatMap(([name, rights]) =>
    Object.entries(rights).flatMap(([role, privileges]) =>
      privileges.map((privilege) => `public.${name}, ${role}: ${privilege}`),
    ),
  ),
  ...callers('public', functions),
  ...callers('private', privateFunctions),
].toSorted()

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
    'If the database is right, edit supabase/grants.ts, or caseStudyFields for a column of case studies'
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
