import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, relative } from 'node:path'

import { supabaseFolder, type LocalConfig } from './local-config.ts'
import { storageInDatabase } from './storage.ts'
import type { Database } from './supabase-lite.ts'

const read = (file: string) => readFile(new URL(file, supabaseFolder), 'utf8')

const filesMatching = (pattern: string) => globSync(pattern, { cwd: supabaseFolder }).sort()

/** Runs a file of `supabase/` in one transaction, so that it takes effect completely or not at all. */
export async function runFile(
  database: Database,
  file: string,
  afterwards?: [sql: string, params: unknown[]],
): Promise<void> {
  const sql = await read(file)
  await database
    .transaction(async (transaction) => {
      await transaction.exec(sql)
      if (afterwards) await transaction.query(...afterwards)
    })
    .catch((error: unknown) => {
      // Throws a new error with the message only, because the original error contains the SQL of the whole file.
      throw new Error(`supabase/${file}: ${error instanceof Error ? error.message : String(error)}`)
    })
}

/**
 * Runs the migrations that the database does not have yet.
 * @throws Error if the database has a migration that has changed or does not exist any more
 */
export async function applyMigrations(database: Database, dataFolder: string): Promise<void> {
  const migrations = await Promise.all(
    filesMatching('migrations/*.sql').map(async (file) => {
      const [version, name] = basename(file, '.sql').split(/_(.*)/)
      return { file, version, name, sql: await read(file) }
    }),
  )
  const { rows: applied } = await database.query<{ version: string; sql: string }>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations',
  )
  const isKnown = ({ version, sql }: { version: string; sql: string }) =>
    migrations.some((each) => each.version === version && each.sql === sql)
  if (!applied.every(isKnown))
    throw new Error(
      `The database in ${dataFolder} was created by other migrations than those in supabase/migrations. ` +
        `Delete the folder ${dataFolder} and start again.`,
    )
  for (const { file, version, name, sql } of migrations) {
    if (applied.some((each) => each.version === version)) continue
    await runFile(database, file, [
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
      [version, name, sql],
    ])
  }
}

/** Runs the seeds that config.toml names, and stores the files of the bucket folders that it names. */
export async function applySeeds(database: Database, { db, storage }: LocalConfig): Promise<void> {
  for (const pattern of db.seed.sql_paths) {
    for (const file of filesMatching(pattern)) await runFile(database, file)
  }
  for (const [bucket, { objects_path: folder }] of Object.entries(storage.buckets)) {
    for (const file of filesMatching(`${folder}/**/*.*`)) await storeImage(database, bucket, folder, file)
  }
}

/**
 * Does not use the storage API, because the first upload makes `@supabase/lite` read the list of database functions,
 * and functions that are created later would then be unknown.
 */
async function storeImage(database: Database, bucket: string, folder: string, file: string) {
  const name = relative(folder, file)
  const bytes = await readFile(new URL(file, supabaseFolder))
  const storage = await storageInDatabase(database)
  const mimeType = `image/${extname(file).slice(1)}`
  const metadata = await storage.uploadObject(bucket, name, '', bytes, mimeType, 'max-age=31536000')
  await database.query('insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)', [
    bucket,
    name,
    metadata,
  ])
}
