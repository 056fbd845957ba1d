import { isDeepStrictEqual } from 'node:util'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { become, personas, type Persona } from './personas.ts'
import type { Subject } from './rights-matrix.ts'

type Database = Pick<EmbeddedBackend, 'query'>

const INSUFFICIENT_PRIVILEGE = '42501'
const isPermissionError = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE

/** Leaves out the ids, because the database may generate them. */
const rowsOf = (database: Database, table: string) =>
  database.query(`select to_jsonb(each) - 'id' as row from ${table} as each order by 1`)

/** Returns how many rows an operation returns, and which rows the table has afterwards. Undoes the operation. */
async function attempt(database: Database, persona: Persona | 'owner', sql: string, table: string) {
  await database.query(`savepoint attempt; ${persona === 'owner' ? '' : become(persona)}`)
  let returned = 0
  try {
    returned = (await database.query(sql)).length
    await database.query('reset role')
  } catch (error) {
    if (!isPermissionError(error)) throw error
    await database.query('rollback to attempt')
  }
  const rows = await rowsOf(database, table)
  await database.query('rollback to attempt; release attempt')
  return { returned, rows }
}

/**
 * Attempts the operations on a subject as each persona, and compares their effects with the rights of the subject. An
 * operation that nobody may do must succeed as the owner of the database. Otherwise a mistake in its SQL would look like
 * a denial.
 * @returns one line for each deviation
 */
export async function deviations(
  database: Database,
  { table, before, operations }: Subject,
): Promise<string[]> {
  const lines: string[] = []
  try {
    await database.query(`begin; ${before}`)
    const unchanged = { returned: 0, rows: await rowsOf(database, table) }
    for (const [operation, { sql, allowed }] of Object.entries(operations)) {
      const control = await attempt(database, allowed[0] ?? 'owner', sql, table)
      for (const persona of allowed.length > 0 ? personas : (['owner', ...personas] as const)) {
        const isAllowed = persona === 'owner' || allowed.includes(persona)
        const effect = await attempt(database, persona, sql, table)
        const succeeds = !isDeepStrictEqual(effect, unchanged)
        if (succeeds !== isAllowed)
          lines.push(`${persona}: ${operation} ${succeeds ? 'succeeds' : 'is denied'}`)
        else if (isAllowed && !isDeepStrictEqual(effect, control))
          lines.push(`${persona}: ${operation} has another effect than expected`)
      }
    }
  } finally {
    await database.query('rollback')
  }
  return lines
}
