import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { readLocalConfig } from './local-config.ts'
import { applyMigrations, applySeeds, runFile } from './migrations.ts'
import type { Handle } from './serve-requests.ts'
import { storageInDatabase } from './storage.ts'
import { startLiteApp } from './supabase-lite.ts'

export interface EmbeddedBackend {
  /** Handles requests for /auth/v1, /rest/v1 and /storage/v1. */
  handle: Handle
  /**
   * Runs SQL as the owner of the database. Without parameters, `sql` may contain several statements. Returns the rows
   * of the last statement.
   */
  query: <Row>(sql: string, params?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * Starts Postgres in this process with auth, REST and storage, and applies the migrations. A new database also gets the
 * local administrator (D49) and the seeds.
 * @param options.dataFolder folder of the database, or `memory` for a database that ends with the process
 * @throws Error if another backend uses the folder, if other migrations created its database, or if a migration or seed
 *   fails. The message names the folder or the file.
 */
export async function startEmbeddedBackend({ dataFolder }: { dataFolder: string }): Promise<EmbeddedBackend> {
  const folder = dataFolder === 'memory' ? undefined : await openDataFolder(resolve(dataFolder))
  const { database: path, isNew = true } = folder ?? {}
  const config = readLocalConfig()
  const starting = startLiteApp({ config, folder: path, isNew, storage: storageInDatabase })
  const close = async () => {
    await starting.then((app) => app.close()).finally(folder?.release)
  }
  try {
    const app = await starting
    if (isNew) await runFile(app.database, 'local/embedded-platform.sql')
    await applyMigrations(app.database, dataFolder)
    if (isNew) {
      await runFile(app.database, 'local/local-administrator.sql')
      await applySeeds(app.database, config)
    }
    await folder?.markComplete()
    const inTurn = createQueue()
    return {
      handle: (request, peerAddress) => inTurn(() => app.fetch(request, peerAddress)),
      query: <Row>(sql: string, params?: unknown[]) =>
        inTurn(async () => {
          if (params) return (await app.database.query<Row>(sql, params)).rows
          return ((await app.database.exec(sql)).at(-1)?.rows ?? []) as Row[]
        }),
      close: () => inTurn(close),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Opens the folder for one backend, because two backends that write to one Postgres folder could destroy it. The
 * operating system releases the lock even if the process is killed. Deletes a database whose first start did not finish.
 */
async function openDataFolder(folder: string) {
  const database = join(folder, 'database')
  const complete = join(folder, 'complete')
  await mkdir(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    throw new Error(`${folder} is in use by another running backend`, { cause })
  }
  const isNew = !existsSync(complete)
  if (isNew) await rm(database, { recursive: true, force: true })
  return {
    database,
    isNew,
    /** Records that all migrations and seeds are applied. */
    markComplete: () => writeFile(complete, ''),
    release: () => lock.close(),
  }
}

/**
 * Returns a function that runs tasks one after the other. The database has one connection, and `@supabase/lite` sets the
 * role of the caller on this connection. Two requests at the same time could run with each other's rights.
 */
function createQueue() {
  let previous: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = previous.then(task)
    previous = result.catch(() => undefined)
    return result
  }
}
