import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { App } from '@supabase/lite'
import type { PGlite } from '@supabase/lite/pglite'

import { supabaseFolder, type LocalConfig } from './local-config.ts'

export type Database = PGlite
export type StorageAdapter = NonNullable<App['_storageAdapter']>

type LiteAppOptions = {
  config: Pick<LocalConfig, 'api' | 'auth' | 'storage'>
  /** Folder of the database, or undefined for a database in memory. */
  folder: string | undefined
  isNew: boolean
  storage: (database: Database) => Promise<StorageAdapter>
}

/**
 * Starts the app of `@supabase/lite` without its Vite plugin (docs/decisions/0006). This is the only file that imports the
 * package, because the code depends on four internals of the package:
 * - The package reads EXPERIMENTAL_STORAGE and LITE_TELEMETRY while it is being imported.
 * - The private field `rlsState` of a connection. On its first request, the package grants the roles of the API all
 *   rights on the tables of `public`, unless the field is `active`. The grants of the migrations must stay as they are.
 * - The field `_storageAdapter`, without which the storage does not work.
 * - `ensureSystemSchema`, which creates the tables of auth and storage.
 */
export async function startLiteApp({ config, folder, isNew, storage }: LiteAppOptions) {
  process.env.EXPERIMENTAL_STORAGE = '1'
  process.env.LITE_TELEMETRY = '0'
  const lite = await import('@supabase/lite')
  const { createPgliteConnection, PGlite } = await import('@supabase/lite/pglite')

  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      loadDataDir: isNew ? await emptyCluster(PGlite) : undefined,
      extensions: { pg_trgm },
    },
  })
  if (!Object.hasOwn(connection, 'rlsState')) throw new Error('@supabase/lite has no field rlsState any more')
  Reflect.set(connection, 'rlsState', 'active')

  const app = new lite.App({
    connection,
    auth: config.auth,
    storage: config.storage,
    api: { ...config.api, pg_safe_update: true },
    options: { server: { admin: false, disableStudio: true } },
  })
  const database: Database = connection.driver
  await database.waitReady
  app._storageAdapter = await storage(database)
  await app.ensureSystemSchema()
  return {
    database,
    fetch: async (request: Request, peerAddress: string | null) => app.fetch(request, { peerAddress }),
    close: async () => {
      await connection.close()
    },
  }
}

/**
 * Returns an empty Postgres cluster as an archive. Creating a cluster takes much longer than unpacking one, so the
 * archive is created once for each version of PGlite and stored in supabase/.temp, which git ignores.
 */
async function emptyCluster(Postgres: typeof PGlite): Promise<Blob> {
  const folder = fileURLToPath(new URL('.temp/', supabaseFolder))
  const manifest = await readFile(new URL('../package.json', supabaseFolder), 'utf8')
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Record<string, string> }
  const archive = `${folder}empty-cluster-${devDependencies['@electric-sql/pglite']}.tar`
  if (!existsSync(archive)) {
    const database = await Postgres.create()
    const dump = await database.dumpDataDir('none')
    await database.close()
    await mkdir(folder, { recursive: true })
    // The file is renamed when it is complete, because other test processes may read it at any time.
    const unfinished = `${archive}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
    await rename(unfinished, archive)
  }
  return new Blob([await readFile(archive)], { type: 'application/x-tar' })
}
