import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { emails, forgedMetadata, personas, type Persona } from '../setup/embedded-personas.ts'

/** Runs one statement with a persona's rights and gives its rows; none when the database refuses it. */
export type Ask = (sql: string, params?: unknown[]) => Promise<unknown[]>

const roles: Partial<Record<Persona, string>> = { anonymous: 'anon', 'service role': 'service_role' }

// Insufficient privilege, which is also how row-level security refuses; and a value for a column that takes none.
const refusals = ['42501', '428C9']

/**
 * The personas as the API brings them before the database: role and claims set for one transaction. Their users have
 * to be there already (`signInPersonas`).
 */
export async function sqlPersonas(backend: EmbeddedBackend): Promise<Record<Persona, Ask>> {
  const asPersona = async (persona: Persona): Promise<[Persona, Ask]> => {
    const role = roles[persona] ?? 'authenticated'
    const [user] = await backend.query<{ id: string }>('select id from auth.users where email = $1', [
      emails[persona] ?? null,
    ])
    const user_metadata = persona === 'user with forged metadata' ? forgedMetadata : {}
    const claims = JSON.stringify({ role, sub: user?.id, user_metadata })

    const ask: Ask = async (sql, params = []) => {
      await backend.query(`begin; set local role ${role}`)
      try {
        // Hosted projects read the first, the embedded backend the second.
        await backend.query(
          `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
          [claims, user?.id ?? ''],
        )
        const rows = await backend.query(sql, params)
        await backend.query('commit')
        return rows
      } catch (error) {
        await backend.query('rollback')
        if (refusals.includes((error as { code?: string }).code ?? '')) return []
        throw error
      }
    }
    return [persona, ask]
  }
  return Object.fromEntries(await Promise.all(personas.map(asPersona))) as Record<Persona, Ask>
}
