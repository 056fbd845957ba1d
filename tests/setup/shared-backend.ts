import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startBackendServer } from './backend-server.ts'

const tablesQuery = `
  select format('%I.%I', nspname, relname) as name, quote_ident(nspname || '.' || relname) as copy,
         string_agg(quote_ident(attname), ', ') as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where relkind = 'r' and nspname not like 'pg\\_%' and nspname <> 'information_schema'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by nspname, relname`

const sequencesQuery = `
  select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as reset
  from pg_sequences where last_value is not null`

/**
 * Copies all rows of all tables to temporary tables. Returns a function that restores these rows and the sequences
 * without running triggers.
 */
async function takeSnapshot(database: Pick<EmbeddedBackend, 'query'>): Promise<() => Promise<void>> {
  const tables = await database.query<Record<'name' | 'copy' | 'columns', string>>(tablesQuery)
  const sequences = await database.query<{ reset: string }>(sequencesQuery)
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
  return async () => void (await database.query(restoreRows))
}

let shared: ReturnType<typeof start> | undefined

async function start() {
  const server = await startBackendServer()
  return { server, restore: await takeSnapshot(server) }
}

/**
 * Returns the backend server that all test files of this Vitest worker share, because starting a backend takes more
 * than a second of processor time. Call this function in `beforeAll`. Each call restores the rows that the tables had
 * after the migrations and seeds. A file that changes the schema must undo the change.
 */
export async function sharedBackendServer() {
  shared ??= start()
  const { server, restore } = await shared
  await restore()
  server.up()
  return server
}

/** Returns the backend of `sharedBackendServer`, for tests that call it in this process. */
export async function sharedBackend(): Promise<EmbeddedBackend> {
  return (await sharedBackendServer()).backend
}
