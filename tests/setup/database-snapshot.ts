import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

type Database = Pick<EmbeddedBackend, 'query'>

const isOurSchema = (name: string) => `${name} not like 'pg\\_%' and ${name} <> 'information_schema'`

const tablesQuery = `
  select format('%I.%I', nspname, relname) as name, quote_ident(nspname || '.' || relname) as copy,
         string_agg(quote_ident(attname), ', ') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where relkind = 'r' and ${isOurSchema('nspname')} and attnum > 0 and not attisdropped and attgenerated = ''
  group by nspname, relname`

const sequencesQuery = `
  select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as reset
  from pg_sequences where last_value is not null`

/**
 * Selects a digest of all schemas, relations, columns, constraints, triggers, policies and functions, and of their
 * grants. Ignores the schemas of Postgres itself. Sorts the grants of a relation, because a grant that is revoked and
 * granted again moves to the end.
 */
const schemaQuery = `
  select md5(string_agg(line, ' ' order by line)) as digest from (
    select concat_ws(' ', oid, relrowsecurity, array(select acl::text from unnest(relacl) as acl order by 1)) as line,
           relnamespace as schema
      from pg_class
    union all select concat_ws(' ', attrelid, attnum, attname, attacl), relnamespace
      from pg_attribute join pg_class on pg_class.oid = attrelid where not attisdropped
    union all select concat_ws(' ', oid, conname), connamespace from pg_constraint
    union all select concat_ws(' ', pg_trigger.oid, tgenabled), relnamespace
      from pg_trigger join pg_class on pg_class.oid = tgrelid
    union all select concat_ws(' ', pg_policy.oid, polroles, pg_get_expr(polqual, polrelid),
                               pg_get_expr(polwithcheck, polrelid)), relnamespace
      from pg_policy join pg_class on pg_class.oid = polrelid
    union all select concat_ws(' ', oid, prosrc, prosecdef, proacl), pronamespace from pg_proc
    union all select concat_ws(' ', oid, nspacl), oid from pg_namespace
  ) as parts join pg_namespace on pg_namespace.oid = schema
  where ${isOurSchema('nspname')}`

/**
 * Copies all rows of all tables to temporary tables. Returns a function that restores these rows and the sequences
 * without running triggers. The returned function throws if the schema is not the same as at the time of the copy,
 * because the function does not restore the schema.
 */
export async function takeSnapshot(database: Database): Promise<() => Promise<void>> {
  const tables = await database.query<Record<'name' | 'copy' | 'columns', string>>(tablesQuery)
  const sequences = await database.query<{ reset: string }>(sequencesQuery)
  const readSchema = async () => (await database.query<{ digest: string }>(schemaQuery))[0]?.digest
  const schema = await readSchema()
  for (const { name, copy } of tables) await database.query(`create temporary table ${copy} as table ${name}`)
  const inserts = tables.map(
    ({ name, copy, columns }) =>
      `insert into ${name} (${columns}) overriding system value select ${columns} from pg_temp.${copy};`,
  )
  const restoreRows = `
    begin;
    set local session_replication_role = replica;
    truncate ${tables.map(({ name }) => name).join(', ')} restart identity;
    ${inserts.join('\n')}
    ${sequences.map(({ reset }) => reset).join('\n')}
    commit`
  return async () => {
    if ((await readSchema()) !== schema) throw new Error('the schema of the database was changed')
    await database.query(restoreRows)
  }
}
