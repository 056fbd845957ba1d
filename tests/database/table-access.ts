import type { SupabaseClient } from '@supabase/supabase-js'
import type { Ask } from './sql-personas.ts'
import type { Operation, Subject } from './table-rights.ts'

/** Tries an operation on a subject and says how many rows came back; none when it is refused. */
export type TableAccess = Record<Operation, (subject: Subject) => Promise<number>>

async function returned(request: PromiseLike<{ data: unknown }>): Promise<number> {
  const { data } = await request
  return Array.isArray(data) ? data.length : 0
}

/** The way of the browser: the REST API, with the token of the client. */
export const overHttp = (client: SupabaseClient): TableAccess => ({
  select: ({ table, key }) => returned(client.from(table).select().eq(key.column, key.value)),
  insert: ({ table, fresh }) => returned(client.from(table).insert(fresh)),
  'insert returning': ({ table, fresh }) => returned(client.from(table).insert(fresh).select()),
  update: ({ table, change, key }) => returned(client.from(table).update(change).eq(key.column, key.value)),
  upsert: ({ table, change, conflicting: { row, onConflict } }) =>
    returned(client.from(table).upsert({ ...row, ...change }, { onConflict })),
  delete: ({ table, key }) => returned(client.from(table).delete().eq(key.column, key.value)),
  'delete every row': ({ table, key }) => returned(client.from(table).delete().not(key.column, 'is', null)),
})

function insertion(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  const sql = `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})`
  return { sql, params: Object.values(row) }
}
const assignments = (columns: string[], value: (index: number, column: string) => string) =>
  columns.map((column, index) => `${column} = ${value(index, column)}`).join(', ')

/** The same without the API: what the database itself decides. */
export function overSql(ask: Ask): TableAccess {
  const count = async (sql: string, params?: unknown[]) => (await ask(sql, params)).length
  return {
    select: ({ table, key }) => count(`select from public.${table} where ${key.column} = $1`, [key.value]),
    insert: ({ table, fresh }) => {
      const { sql, params } = insertion(table, fresh)
      return count(sql, params)
    },
    'insert returning': ({ table, fresh }) => {
      const { sql, params } = insertion(table, fresh)
      return count(`${sql} returning *`, params)
    },
    update: ({ table, change, key }) =>
      count(
        `update public.${table} set ${assignments(Object.keys(change), (index) => `$${index + 2}`)}
         where ${key.column} = $1`,
        [key.value, ...Object.values(change)],
      ),
    upsert: ({ table, change, conflicting: { row, onConflict } }) => {
      const { sql, params } = insertion(table, { ...row, ...change })
      const changes = assignments(Object.keys(change), (_index, column) => `excluded.${column}`)
      return count(`${sql} on conflict (${onConflict}) do update set ${changes}`, params)
    },
    delete: ({ table, key }) => count(`delete from public.${table} where ${key.column} = $1`, [key.value]),
    'delete every row': ({ table }) => count(`delete from public.${table}`),
  }
}
