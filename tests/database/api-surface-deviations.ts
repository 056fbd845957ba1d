import type { SupabaseClient } from '@supabase/supabase-js'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { personas, type Persona } from '../setup/embedded-personas.ts'
import { expectedExecuteGrants, expectedGrants, expectedRpcCallers } from './api-surface.ts'

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

const executeGrants = `
  select pronamespace::regnamespace || '.' || proname || ', ' || role as line
  from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) as role
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and has_function_privilege(role, p.oid, 'execute')`

const tablesWithoutRowSecurity = `
  select schemaname || '.' || tablename || ': row-level security is disabled' as line
  from pg_tables where schemaname in ('public', 'storage') and not rowsecurity`

const broadPolicies = `
  select schemaname || '.' || tablename || ', "' || policyname || '": ' || problem as line
  from pg_policies, lateral (values
    (cmd = 'ALL', 'applies to every command'),
    ('public' = any (roles), 'applies to every role'),
    (cmd in ('INSERT', 'UPDATE') and with_check is null, 'has no with check')
  ) as checks (fails, problem)
  where fails`

/**
 * Compares the grants on tables, columns and functions with `api-surface.ts`. Also looks for tables of the schemas
 * `public` and `storage` without row-level security, and for policies that are too broad (`broadPolicies` above).
 * @returns one line for each deviation
 */
export async function surfaceDeviations(backend: Pick<EmbeddedBackend, 'query'>): Promise<string[]> {
  const lines = async (sql: string) => (await backend.query<{ line: string }>(sql)).map(({ line }) => line)
  return [
    ...differences('grant', await lines(grants), expectedGrants),
    ...differences('execute', await lines(executeGrants), expectedExecuteGrants),
    ...(await lines(tablesWithoutRowSecurity)),
    ...(await lines(broadPolicies)),
  ]
}

function differences(kind: string, actual: string[], expected: string[]): string[] {
  return [
    ...actual.filter((line) => !expected.includes(line)).map((line) => `${kind} not listed: ${line}`),
    ...expected
      .filter((line) => !actual.includes(line))
      .map((line) => `${kind} not in the database: ${line}`),
  ]
}

/** Error codes of the API for an unknown function (`PGRST202`) and for a missing privilege (`42501`). */
const deniedCodes = ['PGRST202', '42501']

/**
 * Calls every function of the schemas `public` and `private` through `/rpc` as every persona, with null for each
 * argument. A call is allowed unless its error code is one of `deniedCodes`.
 * @returns one line for each call that is allowed but not listed in `api-surface.ts`, or listed but denied
 */
export async function rpcDeviations(
  backend: Pick<EmbeddedBackend, 'query'>,
  clients: Record<Persona, SupabaseClient>,
): Promise<string[]> {
  const functions = await backend.query<{ name: string; parameters: string[] | null }>(`
    select proname as name, proargnames[1:pronargs] as parameters from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`)
  const deviations: string[] = []
  for (const { name, parameters } of functions) {
    const nulls = Object.fromEntries((parameters ?? []).map((parameter) => [parameter, null]))
    for (const persona of personas) {
      const { error } = await clients[persona].rpc(name, nulls)
      const isAllowed = !deniedCodes.includes(error?.code ?? '')
      const isExpected = expectedRpcCallers[name]?.includes(persona) ?? false
      if (isAllowed !== isExpected) {
        deviations.push(`/rpc/${name}, ${persona}: ${isAllowed ? 'is allowed' : 'is denied'}`)
      }
    }
  }
  return deviations
}
