import type { SupabaseClient } from '@supabase/supabase-js'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { personas, type Persona } from '../setup/embedded-personas.ts'

const written = [
  'about_company',
  'category',
  'client_name',
  'content',
  'excerpt',
  'featured_image',
  'language',
  'published',
  'slug',
  'testimonial_author',
  'testimonial_author_role',
  'testimonial_image',
  'testimonial_text',
  'title',
]

/** Who holds which grant; with a column where a table is not granted as a whole. */
const expectedGrants = Object.entries({
  'admins, authenticated': ['select'],
  'admins, service_role': ['select', 'insert', 'delete'],
  'case_studies, anon': ['select'],
  'case_studies, authenticated': [
    'select',
    ...written.flatMap((column) => [`insert ${column}`, `update ${column}`]),
    'delete',
  ],
  'case_studies, service_role': ['select', 'insert', 'update', 'delete'],
  'offers, anon': ['select'],
  'offers, authenticated': ['select'],
  'offers, service_role': ['select', 'insert', 'update', 'delete'],
  'rate_limits, service_role': ['select', 'insert', 'update', 'delete'],
  'submissions, service_role': ['select', 'insert', 'update', 'delete'],
}).flatMap(([holder, privileges]) => privileges.map((privilege) => `${holder}: ${privilege}`))

/** Who may execute which function; those in `public` are also called through /rpc. */
const expectedExecutions = [
  'private.count_submission, service_role',
  'private.is_admin, authenticated',
  'public.claim_submission, service_role',
  'public.store_submission, service_role',
]
const calledThroughRpc: Record<string, Persona[]> = {
  claim_submission: ['service role'],
  store_submission: ['service role'],
}

const grants = `
  with on_tables as (
    select table_name, grantee, lower(privilege_type) as privilege
    from information_schema.role_table_grants where table_schema = 'public'
  ), on_columns as (
    select table_name, grantee, lower(privilege_type) as privilege, column_name
    from information_schema.column_privileges c
    where table_schema = 'public' and not exists (
      select from on_tables t where (t.table_name, t.grantee, t.privilege)
        = (c.table_name, c.grantee, lower(c.privilege_type))
    )
  )
  select table_name || ', ' || grantee || ': ' || privilege as line
  from on_tables where grantee <> 'postgres'
  union all
  select table_name || ', ' || grantee || ': ' || privilege || ' ' || column_name
  from on_columns where grantee <> 'postgres'`

const executions = `
  select pronamespace::regnamespace || '.' || proname || ', ' || role as line
  from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) as role
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and has_function_privilege(role, p.oid, 'execute')`

const tablesWithoutRowSecurity = `
  select schemaname || '.' || tablename || ': row-level security is off' as line
  from pg_tables where schemaname in ('public', 'storage') and not rowsecurity`

const carelessPolicies = `
  select schemaname || '.' || tablename || ', "' || policyname || '": ' || fault as line
  from pg_policies, lateral (values
    (cmd = 'ALL', 'is for every command'),
    ('public' = any (roles), 'is for everybody'),
    (cmd in ('INSERT', 'UPDATE') and with_check is null, 'has no with check')
  ) as checks (fails, fault)
  where fails`

/**
 * Compares what the catalogue says of grants, functions, row-level security and policies with what is written here.
 *
 * @returns one line for each difference; empty when all is well
 */
export async function surfaceDeviations(backend: EmbeddedBackend): Promise<string[]> {
  const lines = async (sql: string) => (await backend.query<{ line: string }>(sql)).map(({ line }) => line)
  return [
    ...differences('grant', await lines(grants), expectedGrants),
    ...differences('execute', await lines(executions), expectedExecutions),
    ...(await lines(tablesWithoutRowSecurity)),
    ...(await lines(carelessPolicies)),
  ]
}

function differences(what: string, actual: string[], expected: string[]): string[] {
  return [
    ...actual.filter((line) => !expected.includes(line)).map((line) => `${what} in excess: ${line}`),
    ...expected.filter((line) => !actual.includes(line)).map((line) => `${what} missing: ${line}`),
  ]
}

// Hidden from the API, or refused by the database: the function was not run.
const notRun = ['PGRST202', '42501']

/**
 * Calls every function of ours through /rpc as every persona, with null for each argument.
 *
 * @returns one line for each that is run and should not be, or the other way round; empty when all is well
 */
export async function rpcDeviations(
  backend: EmbeddedBackend,
  clients: Record<Persona, SupabaseClient>,
): Promise<string[]> {
  const functions = await backend.query<{ name: string; arguments: string[] | null }>(`
    select proname as name, proargnames[1:pronargs] as arguments from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`)
  const deviations: string[] = []
  for (const { name, arguments: names } of functions) {
    const nothing = Object.fromEntries((names ?? []).map((argument) => [argument, null]))
    for (const persona of personas) {
      const { error } = await clients[persona].rpc(name, nothing)
      const isRun = !notRun.includes(error?.code ?? '')
      const isAllowed = calledThroughRpc[name]?.includes(persona) ?? false
      if (isRun !== isAllowed) {
        deviations.push(`/rpc/${name}, ${persona}: ${isRun ? 'is run' : 'is not run'}`)
      }
    }
  }
  return deviations
}
