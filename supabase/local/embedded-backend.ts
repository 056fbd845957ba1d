import { readFile } from 'node:fs/promises'

import { emptyCluster } from './embedded-cluster.ts'
import { openDataFolder } from './embedded-data-folder.ts'
import { applyMigrations, applySeeds, storeSeedFiles } from './embedded-migrations.ts'
import { storageInDatabase } from './embedded-storage.ts'
import { likeHosted } from './hosted-responses.ts'
import { readLocalConfig } from './local-config.ts'
import type { Handle } from './serve-requests.ts'
import { startLiteApp } from './supabase-lite.ts'

export interface EmbeddedBackend {
  /** Handles requests for /auth/v1, /rest/v1 and /storage/v1. Returns 404 for other paths. */
  handle: Handle
  /**
   * Runs SQL as the owner of the database. Without parameters, `sql` may contain several statements. Returns the rows
   * of the last statement.
   */
  query: <Row>(sql: string, params?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * Starts Postgres in this process with auth, REST and storage, and applies the migrations and the seeds that
 * config.toml names. Creates the local administrator (D49).
 * @param options.dataFolder folder of the database, or `memory` for a database that ends with the process
 * @throws Error if another process uses the folder, or if a migration or seed fails. The message names the folder or
 *   the file.
 */
export async function startEmbeddedBackend(options: { dataFolder: string }): Promise<EmbeddedBackend> {
  const folder = options.dataFolder === 'memory' ? undefined : await openDataFolder(options.dataFolder)
  try {
    const app = await startApp(folder?.database, folder?.isNew ?? true)
    await folder?.markComplete()
    return inTurn({
      handle: likeHosted(async (request, peerAddress) =>
        app.fetch(await withContentLength(request), peerAddress),
      ),
      query: async <Row>(sql: string, params?: unknown[]) => {
        if (params) return (await app.database.query<Row>(sql, params)).rows
        return ((await app.database.exec(sql)).at(-1)?.rows ?? []) as Row[]
      },
      close: async () => {
        await app.close()
        await folder?.release()
      },
    })
  } catch (error) {
    await folder?.release()
    throw error
  }
}

async function startApp(folder: string | undefined, isNew: boolean) {
  const config = readLocalConfig()
  const app = await startLiteApp({
    config,
    folder,
    emptyCluster: isNew ? emptyCluster : undefined,
    storage: storageInDatabase,
  })
  await app.database.exec(await readFile(new URL('embedded-platform.sql', import.meta.url), 'utf8'))
  await applyMigrations(app.database)
  await applySeeds(app.database, ['local/local-administrator.sql'])
  if (config.db.seed.enabled) {
    await applySeeds(app.database, config.db.seed.sql_paths)
    await storeSeedFiles(app.database, config.storage.buckets)
  }
  return app
}

const servedPath = /^\/(auth|rest|storage)\/v1(\/|$)/

/**
 * Sets the `Content-Length` header of a request with a body, as a gateway does. `@supabase/lite` compares the header
 * with the size limit of a bucket.
 */
async function withContentLength(request: Request): Promise<Request> {
  if (!request.body) return request
  const body = await request.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-length', String(body.byteLength))
  return new Request(request.url, { method: request.method, headers, body })
}

/**
 * Handles requests and queries one after the other. The database has one connection, and `@supabase/lite` sets the role
 * of the caller on this connection. Two requests at the same time could run with each other's rights.
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
      servedPath.test(new URL(request.url).pathname)
        ? queued(() => backend.handle(request, peerAddress))
        : Response.json({ message: 'unknown path' }, { status: 404 }),
    query: (sql, params) => queued(() => backend.query(sql, params)),
    close: () => queued(() => backend.close()),
  }
}
