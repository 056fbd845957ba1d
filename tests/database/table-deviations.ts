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
  for (const operation of operations) {
    const isAllowed = await succeeds(backend, rights, operation, access)
    if (isAllowed === rights.allowed[persona].includes(operation)) continue
    deviations.push(`${name}, ${persona}: ${operation} ${isAllowed ? 'succeeds' : 'is denied'}`)
  }
  await backend.query(resetAdmins)
  return deviations
}

const resetAdmins = `
  delete from public.admins;
  insert into public.admins select id from auth.users where email = 'admin@example.com'`

async function succeeds(
  backend: Pick<EmbeddedBackend, 'query'>,
  fixture: TableFixture,
  operation: Operation,
  access: TableAccess,
): Promise<boolean> {
  await insertFixture(backend, fixture)
  const returned = await access[operation](fixture)
  switch (operation) {
    case 'select':
      return returned === 1
    case 'insert':
    case 'update':
    case 'upsert':
      return (await count(backend, fixture.table, fixture.isWritten)) === 1
    case 'insert returning':
      return returned === 1 && (await count(backend, fixture.table, fixture.isWritten)) === 1
    case 'delete':
    case 'delete every row':
      return !(await fixtureExists(backend, fixture))
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
  { table, key }: TableFixture,
): Promise<boolean> {
  return (await count(backend, table, `${key.column} = '${key.value}'`)) === 1
}

async function count(
  backend: Pick<EmbeddedBackend, 'query'>,
  table: string,
  condition: string,
): Promise<number> {
  const rows = await backend.query(`select from public.${table} where ${condition}`)
  return rows.length
}
