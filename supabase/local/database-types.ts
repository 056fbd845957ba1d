import { writeFile } from 'node:fs/promises'
import { startEmbeddedBackend, type EmbeddedBackend } from './embedded-backend.ts'

export const databaseTypesFile = new URL('../functions/_shared/contracts/database.types.ts', import.meta.url)

interface Column {
  /** Name of the table or view. */
  table: string
  is_view: boolean
  name: string
  type: string
  nullable: boolean
  has_default: boolean
  /** True if the database computes the column and rejects values for it. */
  read_only: boolean
}

const columnsOfPublic = `
  select table_name as table, table_type = 'VIEW' as is_view, column_name as name, udt_name as type,
         is_nullable = 'YES' as nullable,
         column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default,
         identity_generation is not distinct from 'ALWAYS' or is_generated = 'ALWAYS' as read_only
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public'
  order by table_name, column_name`

/** The functions that the site and the admin area call. They have one parameter and return rows of a table. */
const siteFunctions = `
  select proname as name, proargnames[1] as parameter, oidvectortypes(proargtypes) as type,
         prorettype::regtype::text as table
  from pg_proc
  where pronamespace = 'public'::regnamespace and proretset
    and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
  order by proname`

const typescript: Record<string, string> = {
  bool: 'boolean',
  bpchar: 'string',
  date: 'string',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
}

const parameterTypes: Record<string, string> = { jsonb: 'Json', 'bigint[]': 'number[]' }

function typeOf({ table, name, type, nullable }: Column): string {
  const known = typescript[type]
  if (!known) throw new Error(`${table}.${name}: no TypeScript type known for ${type}`)
  return nullable ? `${known} | null` : known
}

const row = (column: Column) => `${column.name}: ${typeOf(column)}`
const update = (column: Column) => `${column.name}?: ${column.read_only ? 'never' : typeOf(column)}`
const insert = (column: Column) =>
  column.nullable || column.has_default || column.read_only ? update(column) : row(column)

function shape(name: string, columns: Column[], line: (column: Column) => string): string {
  const lines = columns.map((column) => `          ${line(column)}`)
  return [`        ${name}: {`, ...lines, '        }'].join('\n')
}

function tableType(name: string, columns: Column[]): string {
  return [
    `      ${name}: {`,
    shape('Row', columns, row),
    shape('Insert', columns, insert),
    shape('Update', columns, update),
    '        Relationships: []',
    '      }',
  ].join('\n')
}

const viewType = (name: string, columns: Column[]) =>
  [`      ${name}: {`, shape('Row', columns, row), '        Relationships: []', '      }'].join('\n')

interface SiteFunction {
  name: string
  parameter: string
  type: string
  /** Name of the table whose rows the function returns. */
  table: string
}

function functionType({ name, parameter, type, table }: SiteFunction): string {
  const known = parameterTypes[type]
  if (!known) throw new Error(`${name}(${parameter}): no TypeScript type known for ${type}`)
  return `      ${name}: { Args: { ${parameter}: ${known} }; Returns: Database['public']['Tables']['${table}']['Row'][] }`
}

/** Returns the types of all tables or of all views. */
function typesOf(columns: Column[], typeOfOne: (name: string, columns: Column[]) => string): string {
  const columnsOf = (name: string) => columns.filter(({ table }) => table === name)
  const names = new Set(columns.map(({ table }) => table))
  return [...names].map((name) => typeOfOne(name, columnsOf(name))).join('\n')
}

/**
 * Returns the source code of the `Database` type of supabase-js for the tables, views and called functions of `public`.
 * @throws Error if a column or a parameter has a type without a TypeScript equivalent in this file
 */
export async function databaseTypes(backend: Pick<EmbeddedBackend, 'query'>): Promise<string> {
  const columns = await backend.query<Column>(columnsOfPublic)
  const functions = await backend.query<SiteFunction>(siteFunctions)
  return `// Generated from the migrations by \`npm run db:types\`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${typesOf(
  columns.filter(({ is_view }) => !is_view),
  tableType,
)}
    }
    Views: {
${typesOf(
  columns.filter(({ is_view }) => is_view),
  viewType,
)}
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
