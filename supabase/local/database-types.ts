import { writeFile } from 'node:fs/promises'

import { startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend.ts'

type Column = {
  table: string
  is_view: boolean
  name: string
  type: string
  nullable: boolean
  /** True if the column may be missing in an inserted row. */
  optional: boolean
  /** True if the database computes the column and rejects values for it. */
  read_only: boolean
}
/** If the function returns rows, `returns` is their table. Otherwise it is the type of the returned value. */
type CalledFunction = Record<'name' | 'parameter' | 'type' | 'returns', string> & { returns_rows: boolean }

export const databaseTypesFile = new URL('../functions/_shared/contracts/database.types.ts', import.meta.url)

const columnsQuery = `
  select table_name as table, table_type = 'VIEW' as is_view, column_name as name, udt_name as type,
         is_nullable = 'YES' as nullable,
         'YES' in (is_nullable, is_identity) or column_default is not null or is_generated = 'ALWAYS' as optional,
         identity_generation is not distinct from 'ALWAYS' or is_generated = 'ALWAYS' as read_only
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public'
  order by table_name, column_name`

/** Selects the functions that visitors or signed-in users may call. Each of them has one parameter. */
const functionsQuery = `
  select proname as name, proargnames[1] as parameter, oidvectortypes(proargtypes) as type,
         proretset as returns_rows, prorettype::regtype::text as returns
  from pg_proc
  where pronamespace = 'public'::regnamespace
    and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
  order by proname`

const knownTypes: Record<string, string> = {
  bool: 'boolean',
  bpchar: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  integer: 'number',
  'bigint[]': 'number[]',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
}

function typeOf(type: string, owner: string): string {
  const known = knownTypes[type]
  if (!known) throw new Error(`${owner}: no TypeScript type known for ${type}`)
  return known
}

const columnType = ({ table, name, type, nullable }: Column) =>
  `${typeOf(type, `${table}.${name}`)}${nullable ? ' | null' : ''}`
const row = (column: Column) => `${column.name}: ${columnType(column)}`
const update = (column: Column) => `${column.name}?: ${column.read_only ? 'never' : columnType(column)}`
const insert = (column: Column) => (column.optional ? update(column) : row(column))

const shape = (name: string, columns: Column[], line: (column: Column) => string) =>
  [`        ${name}: {`, ...columns.map((column) => `          ${line(column)}`), '        }'].join('\n')

/** Returns the type of each table or view. Rows of views cannot be inserted or updated. */
function relationTypes(columns: Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))]
  return tables
    .flatMap((table) => {
      const own = columns.filter((column) => column.table === table)
      return [
        `      ${table}: {`,
        shape('Row', own, row),
        ...(own[0]?.is_view ? [] : [shape('Insert', own, insert), shape('Update', own, update)]),
        '        Relationships: []',
        '      }',
      ]
    })
    .join('\n')
}

function functionType({ name, parameter, type, returns_rows, returns }: CalledFunction): string {
  const result = returns_rows
    ? `Database['public']['Tables']['${returns}']['Row'][]`
    : typeOf(returns, `${name}()`)
  const args = parameter ? `{ ${parameter}: ${typeOf(type, `${name}()`)} }` : 'never'
  return `      ${name}: { Args: ${args}; Returns: ${result} }`
}

/**
 * Returns the source code of the `Database` type of supabase-js, for the schema `public`.
 * @throws Error if a type is missing in `knownTypes`
 */
export async function databaseTypes(database: Pick<EmbeddedBackend, 'query'>): Promise<string> {
  const columns = await database.query<Column>(columnsQuery)
  const functions = await database.query<CalledFunction>(functionsQuery)
  return `// Generated from the migrations by \`npm run db:types\`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${relationTypes(columns.filter(({ is_view }) => !is_view))}
    }
    Views: {
${relationTypes(columns.filter(({ is_view }) => is_view))}
    }
    Functions: {
${functions.map(functionType).join('\n')}
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

export type Tables<Name extends keyof Database['public']['Tables']> = Database['public']['Tables'][Name]['Row']
`
}

if (import.meta.main) {
  const backend = await startEmbeddedBackend({ dataFolder: 'memory' })
  await writeFile(databaseTypesFile, await databaseTypes(backend))
  await backend.close()
}
