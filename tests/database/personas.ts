import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

export const personas = [
  'anonymous',
  'signed-in user',
  'user with forged metadata',
  'removed administrator',
  'administrator',
  'service role',
] as const
export type Persona = (typeof personas)[number]

const administrator = '00000000-0000-4000-8000-0000000000a1'
const removedAdministrator = '00000000-0000-4000-8000-0000000000a2'

/** The ids of the personas that have an account. */
export const accounts: Partial<Record<Persona, string>> = {
  administrator,
  'removed administrator': removedAdministrator,
  'signed-in user': '00000000-0000-4000-8000-0000000000a3',
  'user with forged metadata': '00000000-0000-4000-8000-0000000000a4',
}

/** SQL that creates the accounts. Run it as the owner of the database. */
export const insertAccounts = `
  insert into auth.users (id) select unnest('{${Object.values(accounts).join()}}'::uuid[]);
  insert into public.admins (user_id) values ('${administrator}'), ('${removedAdministrator}');
  delete from public.admins where user_id = '${removedAdministrator}'`

const otherRoles: Partial<Record<Persona, string>> = { anonymous: 'anon', 'service role': 'service_role' }
export const roleOf = (persona: Persona) => otherRoles[persona] ?? 'authenticated'

/** A removed administrator still has the access token of an administrator. */
const claims: Partial<Record<Persona, object>> = {
  administrator: { app_metadata: { is_admin: true } },
  'removed administrator': { app_metadata: { is_admin: true } },
  'user with forged metadata': { user_metadata: { role: 'service_role', is_admin: true } },
}

/** Returns SQL that gives the rest of a transaction the role and the access token of a persona, as the API does. */
export function become(persona: Persona): string {
  const role = roleOf(persona)
  const sub = accounts[persona] ?? ''
  // `auth.uid()` of the embedded backend reads `request.jwt.claim.sub`, and `auth.jwt()` reads `request.jwt.claims`.
  return `
    set local role ${role};
    select set_config('request.jwt.claim.sub', '${sub}', true),
           set_config('request.jwt.claims', '${JSON.stringify({ sub, role, ...claims[persona] })}', true)`
}

/** Runs SQL in a transaction as a persona. Returns the rows of the last statement. */
export async function runAs<Row>(
  { query }: Pick<EmbeddedBackend, 'query'>,
  persona: Persona,
  sql: string,
): Promise<Row[]> {
  await query(`begin; ${become(persona)}`)
  try {
    const rows = await query<Row>(sql)
    await query('commit')
    return rows
  } catch (error) {
    await query('rollback')
    throw error
  }
}
