import { readFile } from 'node:fs/promises'
import type { PGlite } from '@supabase/lite/pglite'
import { emptyCluster } from './embedded-cluster.ts'
import { openDataFolder } from './embedded-data-folder.ts'
import { applyMigrations, applySeeds } from './embedded-migrations.ts'
import { storageInDatabase } from './embedded-storage.ts'
import { readLocalConfig } from './local-config.ts'

export interface EmbeddedBackend {
  /** Answers /auth/v1, /rest/v1 and /storage/v1 like hosted Supabase; anything else is 404. */
  handle: (request: Request, peerAddress: string | null) => Promise<Response>
  /** Runs SQL as the database owner: for tests, seeds, type generation. Several statements only without parameters. */
  query: <Row>(sql: string, params?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * Starts Postgres in this process with auth, REST and storage in front of it, migrated and seeded as config.toml says.
 *
 * @param options.dataFolder where everything is kept, or `memory` for a database that dies with the process
 * @throws when another process holds the folder or when a migration or seed fails; the message names the file
 */
export async function startEmbeddedBackend(options: { dataFolder: string }): Promise<EmbeddedBackend> {
  const folder = options.dataFolder === 'memory' ? undefined : await openDataFolder(options.dataFolder)
  try {
    const { database, app } = await openDatabase(folder?.database, folder?.isNew ?? true)
    await folder?.markComplete()
    return inTurn({
      handle: async (request, peerAddress) => app.fetch(await withKnownLength(request), { peerAddress }),
      query: async <Row>(sql: string, params?: unknown[]) => {
        if (params) return (await database.query<Row>(sql, params)).rows
        return ((await database.exec(sql)).at(-1)?.rows ?? []) as Row[]
      },
      close: async () => {
        await app.connection.close()
        await folder?.release()
      },
    })
  } catch (error) {
    await folder?.release()
    throw error
  }
}

async function openDatabase(url: string | undefined, isNew: boolean) {
  // The package reads both while it is being imported.
  process.env.EXPERIMENTAL_STORAGE = '1'
  process.env.LITE_TELEMETRY = '0'
  const { App } = await import('@supabase/lite')
  const { createPgliteConnection, PGlite } = await import('@supabase/lite/pglite')

  const { api, auth, storage, db } = readLocalConfig()
  const loadDataDir = isNew ? await emptyCluster(PGlite) : undefined
  const connection = await createPgliteConnection({ url, pgliteOptions: { loadDataDir } })
  // On its first request the package would grant everything in `public` to everybody and undo the default deny of our
  // migrations. Telling it that this is done keeps the grants as written (tests/database/api-surface.test.ts).
  Reflect.set(connection, 'rlsState', 'active')

  const database: PGlite = connection.driver
  const app = new App({
    connection,
    auth,
    storage,
    api: { ...api, pg_safe_update: true },
    options: { server: { admin: false, disableStudio: true } },
  })
  await database.waitReady
  app._storageAdapter = await storageInDatabase(database)
  await app.ensureSystemSchema()
  await database.exec(await readFile(new URL('embedded-platform.sql', import.meta.url), 'utf8'))
  await applyMigrations(database)
  if (db.seed.enabled) await applySeeds(database, db.seed.sql_paths)
  return { app, database }
}

const answered = /^\/(auth|rest|storage)\/v1(\/|$)/

/** States the real length of the body, as a gateway does: the size limit of a bucket is checked against it. */
async function withKnownLength(request: Request): Promise<Request> {
  if (!request.body) return request
  const body = await request.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-length', String(body.byteLength))
  return new Request(request.url, { method: request.method, headers, body })
}

/**
 * One thing after the other. There is a single database connection, and the package sets the role of the caller in a
 * transaction on it: two requests at once would run with each other's rights.
 */
function inTurn(backend: EmbeddedBackend): EmbeddedBackend {
  let previous: Promise<unknown> = Promise.resolve()
  const queued = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = previous.then(task)
    previous = result.catch(() => undefined)
    return result
  }
  return {
    handle: async (request, peerAddress) =>
      answered.test(new URL(request.url).pathname)
        ? queued(() => backend.handle(request, peerAddress))
        : Response.json({ message: 'no such address' }, { status: 404 }),
    query: (sql, params) => queued(() => backend.query(sql, params)),
    close: () => queued(() => backend.close()),
  }
}
