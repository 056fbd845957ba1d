import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { emails, forgedMetadata, personas, type Persona } from '../setup/embedded-personas.ts'

/** Runs one statement. Returns its rows, or an empty array if permission is denied. Throws any other error. */
export type RunSql = (sql: string, params?: unknown[]) => Promise<unknown[]>

const roles: Partial<Record<Persona, string>> = { anonymous: 'anon', 'service role': 'service_role' }

/** `42501`: a grant is missing or a policy refuses the row. `428C9`: the statement sets a generated identity column. */
const permissionErrors = ['42501', '428C9']

/**
 * Returns a function for each persona that runs SQL as the API does: in a transaction with the role and the claims of
 * the persona. Call `signInPersonas` or `insertPersonas` first, because they create the users.
 */
export async function sqlByPersona(
  backend: Pick<EmbeddedBackend, 'query'>,
): Promise<Record<Persona, RunSql>> {
  const sqlAs = async (persona: Persona): Promise<[Persona, RunSql]> => {
    const role = roles[persona] ?? 'authenticated'
    const [user] = await backend.query<{ id: string }>('select id from auth.users where email = $1', [
      emails[persona] ?? null,
    ])
    const user_metadata = persona === 'user with forged metadata' ? forgedMetadata : {}
    const claims = JSON.stringify({ role, sub: user?.id, user_metadata })

    const runSql: RunSql = async (sql, params = []) => {
      await backend.query(`begin; set local role ${role}`)
      try {
        // `auth.uid()` reads the user from `request.jwt.claims` in a hosted project and on the Postgres server of the
        // tests, and from `request.jwt.claim.sub` in the embedded backend.
        await backend.query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
          [claims, user?.id ?? ''],
        )
        const rows = await backend.query(sql, params)
        await backend.query('commit')
        return rows
      } catch (error) {
        await backend.query('rollback')
        if (permissionErrors.includes((error as { code?: string }).code ?? '')) return []
        throw error
      }
    }
    return [persona, runSql]
  }
  return Object.fromEntries(await Promise.all(personas.map(sqlAs))) as Record<Persona, RunSql>
}
