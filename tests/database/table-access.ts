import type { SupabaseClient } from '@supabase/supabase-js'
import type { RunSql } from './sql-as-persona.ts'
import type { TableFixture } from './table-fixtures.ts'
import type { Operation } from './table-rights.ts'

/**
 * Attempts an operation and resolves with the number of rows in its response. Only `select` and `insert returning`
 * return rows. After any other operation the number is always 0, and `tableDeviations` reads the table instead.
 */
export type TableAccess = Record<Operation, (fixture: TableFixture) => Promise<number>>

const columnsOf = ({ columns = ['*'] }: TableFixture) => columns.join(', ')

async function rowCount(request: PromiseLike<{ data: unknown }>): Promise<number> {
  const { data } = await request
  return Array.isArray(data) ? data.length : 0
}

export const viaHttp = (client: SupabaseClient): TableAccess => ({
  select: (fixture) => {
    const { table, key } = fixture
    return rowCount(client.from(table).select(columnsOf(fixture)).eq(key.column, key.value))
  },
  insert: ({ table, newRow }) => rowCount(client.from(table).insert(newRow)),
  'insert returning': (fixture) =>
    rowCount(client.from(fixture.table).insert(fixture.newRow).select(columnsOf(fixture))),
  update: ({ table, change, key }) => rowCount(client.from(table).update(change).eq(key.column, key.value)),
  upsert: ({ table, change, conflict: { row, onConflict } }) =>
    rowCount(client.from(table).upsert({ ...row, ...change }, { onConflict })),
  delete: ({ table, key }) => rowCount(client.from(table).delete().eq(key.column, key.value)),
  'delete every row': ({ table, key }) => rowCount(client.from(table).delete().not(key.column, 'is', null)),
})

function insertStatement(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row)
  const parameters = columns.map((_, index) => `$${index + 1}`)
  const sql = `insert into public.${table} (${columns.join(', ')}) values (${parameters.join(', ')})`
  return { sql, params: Object.values(row) }
}
const assignments = (columns: string[], value: (index: number, column: string) => string) =>
  columns.map((column, index) => `${column} = ${value(index, column)}`).join(', ')

/** Attempts the operations with SQL and without the REST API, so that only grants and policies decide. */
export function viaSql(runSql: RunSql): TableAccess {
  const count = async (sql: string, params?: unknown[]) => (await runSql(sql, params)).length
  return {
    select: (fixture) => {
      const { table, key } = fixture
      return count(`select ${columnsOf(fixture)} from public.${table} where ${key.column} = $1`, [key.value])
    },
    insert: ({ table, newRow }) => {
      const { sql, params } = insertStatement(table, newRow)
      return count(sql, params)
    },
    'insert returning': (fixture) => {
      const { sql, params } = insertStatement(fixture.table, fixture.newRow)
      return count(`${sql} returning ${columnsOf(fixture)}`, params)
    },
    update: ({ table, change, key }) =>
      count(
        `update public.${table} set ${assignments(Object.keys(change), (index) => `$${index + 2}`)}
         where ${key.column} = $1`,
        [key.value, ...Object.values(change)],
      ),
    upsert: ({ table, change, conflict: { row, onConflict } }) => {
      const { sql, params } = insertStatement(table, { ...row, ...change })
      const changes = assignments(Object.keys(change), (_index, column) => `excluded.${column}`)
      return count(`${sql} on conflict (${onConflict}) do update set ${changes}`, params)
    },
    delete: ({ table, key }) => count(`delete from public.${table} where ${key.column} = $1`, [key.value]),
    'delete every row': ({ table }) => count(`delete from public.${table}`),
  }
}
