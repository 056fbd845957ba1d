import { isDeepStrictEqual } from 'node:util'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import type { Persona } from '../setup/embedded-personas.ts'
import type { TableAccess } from './table-access.ts'
import { existingMemberId, newMemberId, type TableFixture } from './table-fixtures.ts'
import { operations, tableRights, type Operation } from './table-rights.ts'

/**
 * Attempts every operation and compares the results with the rights of the persona in `table-rights.ts`.
 * @param name key of `tableRights`
 * @param access attempts the operations with the rights of the persona
 * @returns one line for each operation that succeeds but must be denied, or is denied but must succeed
 */
export async function tableDeviations(
  backend: Pick<EmbeddedBackend, 'query'>,
  name: string,
  persona: Persona,
  access: TableAccess,
): Promise<string[]> {
  const rights = tableRights[name]
  if (!rights) throw new Error(`table-rights.ts has no entry "${name}"`)
  const deviations: string[] = []
  let before: TableRow[] = []
  let after: TableRow[] | undefined
  for (const operation of operations) {
    // Inserts the fixture again only if the previous operation changed the table. Most operations are denied and change
    // nothing, and inserting the fixture takes as long as an operation.
    if (!isDeepStrictEqual(after, before)) {
      await insertFixture(backend, rights)
      before = await readTable(backend, rights)
    }
    const returned = await access[operation](rights)
    after = await readTable(backend, rights)
    const isAllowed = succeeded(operation, returned, after)
    if (isAllowed === rights.allowed[persona].includes(operation)) continue
    deviations.push(`${name}, ${persona}: ${operation} ${isAllowed ? 'succeeds' : 'is denied'}`)
  }
  await backend.query(resetAdmins)
  return deviations
}

const resetAdmins = `
  delete from public.admins;
  insert into public.admins select id from auth.users where email = 'admin@example.com'`

/** All values of a row as text, whether an operation wrote the row, and whether the row has the key of the fixture. */
type TableRow = { values: string; is_written: boolean; is_fixture: boolean }

const readTable = (
  backend: Pick<EmbeddedBackend, 'query'>,
  { table, key, isWritten }: TableFixture,
): Promise<TableRow[]> =>
  backend.query<TableRow>(
    `select row::text as values, (${isWritten}) is true as is_written, ${key.column} = '${key.value}' as is_fixture
     from public.${table} as row order by 1`,
  )

function succeeded(operation: Operation, returned: number, rows: TableRow[]): boolean {
  const isWritten = rows.filter((row) => row.is_written).length === 1
  switch (operation) {
    case 'select':
      return returned === 1
    case 'insert':
    case 'update':
    case 'upsert':
      return isWritten
    case 'insert returning':
      return returned === 1 && isWritten
    case 'delete':
    case 'delete every row':
      return rows.filter((row) => row.is_fixture).length !== 1
  }
}

export async function insertFixture(
  backend: Pick<EmbeddedBackend, 'query'>,
  { table, insertSql }: TableFixture,
): Promise<void> {
  await backend.query(`
    insert into auth.users (id) values ('${existingMemberId}'), ('${newMemberId}') on conflict do nothing;
    delete from public.${table};
    ${resetAdmins};
    ${insertSql}`)
}

export async function fixtureExists(
  backend: Pick<EmbeddedBackend, 'query'>,
  fixture: TableFixture,
): Promise<boolean> {
  return (await readTable(backend, fixture)).filter((row) => row.is_fixture).length === 1
}
