import type { Column, CalledFunction } from './public-schema.ts'

const columnTypes: Record<string, string> = {
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

const parameterTypes: Record<string, string> = { jsonb: 'Json', 'bigint[]': 'number[]', text: 'string' }
const returnTypes: Record<string, string> = { integer: 'number' }

function typeOf({ table, name, type, nullable }: Column): string {
  const known = columnTypes[type]
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

function functionType({ name, parameter, type, returns_rows, returns }: CalledFunction): string {
  const parameterType = parameterTypes[type]
  const returnType = returns_rows
    ? `Database['public']['Tables']['${returns}']['Row'][]`
    : returnTypes[returns]
  if (!parameterType || !returnType) {
    throw new Error(`${name}: no TypeScript type known for ${parameterType ? returns : type}`)
  }
  return `      ${name}: { Args: { ${parameter}: ${parameterType} }; Returns: ${returnType} }`
}

function typePerTable(columns: Column[], typeOfTable: (name: string, columns: Column[]) => string): string {
  const names = new Set(columns.map(({ table }) => table))
  return [...names]
    .map((name) =>
      typeOfTable(
        name,
        columns.filter(({ table }) => table === name),
      ),
    )
    .join('\n')
}

export const tableTypes = (columns: Column[]): string =>
  typePerTable(
    columns.filter(({ is_view }) => !is_view),
    tableType,
  )

export const viewTypes = (columns: Column[]): string =>
  typePerTable(
    columns.filter(({ is_view }) => is_view),
    viewType,
  )

export const functionTypes = (functions: CalledFunction[]): string => functions.map(functionType).join('\n')
