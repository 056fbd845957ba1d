import { types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { App } from '@supabase/lite'
import type { PGlite } from '@supabase/lite/pglite'

import type { LocalConfig } from './local-config.ts'

export type Database = PGlite
export type DatabaseClass = typeof PGlite
export type StorageAdapter = NonNullable<App['_storageAdapter']>

interface LiteAppOptions {
  config: Pick<LocalConfig, 'api' | 'auth' | 'storage'>
  /** Folder of the database, or undefined for a database in memory. */
  folder: string | undefined
  /**
   * Returns an archive of an empty cluster, because unpacking a cluster is faster than creating one. Undefined if the
   * database exists.
   */
  emptyCluster: ((PGlite: DatabaseClass) => Promise<Blob>) | undefined
  storage: (database: Database) => Promise<StorageAdapter>
}

interface LiteApp {
  database: Database
  fetch: (request: Request, peerAddress: string | null) => Promise<Response>
  close: () => Promise<void>
}

/**
 * Starts the app of `@supabase/lite` without its Vite plugin (decision 6). This is the only file that imports the
 * package, because the code depends on four internals of the package:
 * - The package reads EXPERIMENTAL_STORAGE and LITE_TELEMETRY while it is being imported.
 * - The private field `rlsState` of a connection. On its first request the package grants all rights on `public` to
 *   every role, unless the field is `active`. The grants of the migrations must stay as they are.
 * - The field `_storageAdapter`, without which the storage does not work.
 * - `ensureSystemSchema`, which creates the tables of auth and storage.
 * @throws Error if the field `rlsState` does not exist, which means that the package has changed
 */
export async function startLiteApp(options: LiteAppOptions): Promise<LiteApp> {
  process.env.EXPERIMENTAL_STORAGE = '1'
  process.env.LITE_TELEMETRY = '0'
  const { App } = await import('@supabase/lite')
  const { createPgliteConnection, PGlite } = await import('@supabase/lite/pglite')

  const { api, auth, storage } = options.config
  const loadDataDir = await options.emptyCluster?.(PGlite)
  const connection = await createPgliteConnection({
    url: options.folder,
    pgliteOptions: { loadDataDir, extensions: { pg_trgm } },
  })
  setPrivateField(connection, 'rlsState', 'active')
  const normalizeDbError = connection.normalizeDbError.bind(connection)
  // The package logs the error that `normalizeDbError` returns. So `withoutValues` removes texts of visitors from it.
  connection.normalizeDbError = (error) => withoutValues(normalizeDbError(error))

  const app = new App({
    connection,
    auth,
    storage,
    api: { ...api, pg_safe_update: true },
    options: { server: { admin: false, disableStudio: true } },
  })
  const database: Database = connection.driver
  await database.waitReady
  await moveArrayParsers(database)
  app._storageAdapter = await options.storage(database)
  await app.ensureSystemSchema()
  return {
    database,
    fetch: async (request, peerAddress) => app.fetch(request, { peerAddress }),
    close: async () => {
      await connection.close()
    },
  }
}

/** Object identifiers below this number belong to built-in types. */
const firstRowType = 10_000

/**
 * Makes queries faster. PGlite copies all parsers of a database for each result, but it does not copy the default
 * parsers, which it uses for all other types. So this function moves the parsers for arrays of built-in types to the
 * default parsers, and removes the parsers for arrays of rows. There is one of these for each system table, and no
 * query needs them. A request then takes a third less time.
 */
async function moveArrayParsers(database: Database): Promise<void> {
  const { rows } = await database.query<{ oid: number }>(`select oid from pg_type where typcategory = 'A'`)
  for (const { oid } of rows) {
    const parser = database.parsers[oid]
    if (parser && oid < firstRowType) types.parsers[oid] = parser
    Reflect.deleteProperty(database.parsers, oid)
  }
}

/**
 * Removes the parameters of a failed query from its error, and the row that violates a check constraint. They can
 * contain texts of a visitor.
 */
function withoutValues(error: unknown): unknown {
  if (error instanceof Error) {
    Reflect.deleteProperty(error, 'params')
    if ('code' in error && error.code === '23514') Reflect.deleteProperty(error, 'detail')
  }
  return error
}

/** @throws Error if the object has no such field */
export function setPrivateField(target: object, field: string, value: unknown): void {
  if (!Object.hasOwn(target, field)) {
    throw new Error(`@supabase/lite has no field ${field}. Has the package changed?`)
  }
  Reflect.set(target, field, value)
}
