import type { EmbeddedBackend } from './embedded-backend.ts'

type Database = Pick<EmbeddedBackend, 'query'>

export interface Column {
  table: string
  is_view: boolean
  name: string
  type: string
  nullable: boolean
  has_default: boolean
  /** True if the database computes the column and rejects values for it. */
  read_only: boolean
}

/**
 * A function in the schema `public` that visitors or signed-in users may call. The generator of the types throws an
 * error unless the function has exactly one parameter.
 */
export interface CalledFunction {
  name: string
  parameter: string
  type: string
  /** True if the function returns rows of the table `returns`. Otherwise `returns` is the type of a single value. */
  returns_rows: boolean
  returns: string
}

const columns = `
  select table_name as table, table_type = 'VIEW' as is_view, column_name as name, udt_name as type,
         is_nullable = 'YES' as nullable,
         column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default,
         identity_generation is not distinct from 'ALWAYS' or is_generated = 'ALWAYS' as read_only
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public'
  order by table_name, column_name`

const calledFunctions = `
  select proname as name, proargnames[1] as parameter, oidvectortypes(proargtypes) as type,
         proretset as returns_rows, prorettype::regtype::text as returns
  from pg_proc
  where pronamespace = 'public'::regnamespace
    and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
  order by proname`

export const readColumns = (database: Database): Promise<Column[]> => database.query<Column>(columns)

/** Returns the functions of `public` that visitors or signed-in users may call. */
export const readCalledFunctions = (database: Database): Promise<CalledFunction[]> =>
  database.query<CalledFunction>(calledFunctions)
