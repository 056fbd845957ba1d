import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import type { Persona } from '../setup/embedded-personas.ts'
import type { TableAccess } from './table-access.ts'
import { bystander, newcomer, operations, subjects, type Operation, type Subject } from './table-rights.ts'

/**
 * Tries every operation of a persona on a subject of table-rights.ts and compares with what is allowed there.
 *
 * @returns one line for each operation that succeeds and should not, or the other way round; empty when all is well
 */
export async function tableDeviations(
  backend: EmbeddedBackend,
  name: string,
  persona: Persona,
  access: TableAccess,
): Promise<string[]> {
  const subject = subjects[name]
  if (!subject) throw new Error(`table-rights.ts knows nothing of ${name}`)
  const deviations: string[] = []
  for (const operation of operations) {
    const done = await succeeds(backend, subject, operation, access)
    if (done === subject.allowed[persona].includes(operation)) continue
    deviations.push(`${name}, ${persona}: ${operation} ${done ? 'succeeds' : 'is refused'}`)
  }
  await backend.query(onlySeededAdministrator)
  return deviations
}

const onlySeededAdministrator = `
  delete from public.admins;
  insert into public.admins select id from auth.users where email = 'admin@example.com'`

/** Judged by the rows that are there afterwards; reading by those that came back. */
async function succeeds(
  backend: EmbeddedBackend,
  subject: Subject,
  operation: Operation,
  access: TableAccess,
): Promise<boolean> {
  await plant(backend, subject)
  const returned = await access[operation](subject)
  switch (operation) {
    case 'select':
      return returned === 1
    case 'insert':
    case 'update':
    case 'upsert':
      return (await count(backend, subject.table, subject.written)) === 1
    case 'insert returning':
      return returned === 1 && (await count(backend, subject.table, subject.written)) === 1
    case 'delete':
    case 'delete every row':
      return !(await isPlanted(backend, subject))
  }
}

/** Leaves the subject's row as the only one in its table, and the seeded administrator as the only one. */
export async function plant(backend: EmbeddedBackend, { table, plant }: Subject): Promise<void> {
  await backend.query(`
    insert into auth.users (id) values ('${bystander}'), ('${newcomer}') on conflict do nothing;
    delete from public.${table};
    ${onlySeededAdministrator};
    ${plant}`)
}

export async function isPlanted(backend: EmbeddedBackend, { table, key }: Subject): Promise<boolean> {
  return (await count(backend, table, `${key.column} = '${key.value}'`)) === 1
}

async function count(backend: EmbeddedBackend, table: string, condition: string): Promise<number> {
  const rows = await backend.query(`select from public.${table} where ${condition}`)
  return rows.length
}
