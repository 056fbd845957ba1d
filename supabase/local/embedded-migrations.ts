import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename, extname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { storageInDatabase } from './embedded-storage.ts'
import { supabaseFolder, type LocalConfig } from './local-config.ts'
import type { Database } from './supabase-lite.ts'

async function filesMatching(pattern: string): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(pattern, { cwd: fileURLToPath(supabaseFolder) })) found.push(file)
  return found.sort()
}

/** Returns a statement and its parameters that record a seed file as applied. The next start skips recorded files. */
const recordSeed = (file: string, content: string | Uint8Array): [string, string[]] => [
  'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
  [file, createHash('sha256').update(content).digest('hex')],
]

async function appliedSeeds(database: Database): Promise<Set<string>> {
  const { rows } = await database.query<{ path: string }>('select path from supabase_migrations.seed_files')
  return new Set(rows.map((row) => row.path))
}

/** Runs a file and records it in one transaction, so that it takes effect completely or not at all. */
async function runOnce(database: Database, file: string, record: (sql: string) => [string, string[]]) {
  const sql = await readFile(new URL(file, supabaseFolder), 'utf8')
  await database
    .transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query(...record(sql))
    })
    .catch((error: unknown) => {
      // Throws a new error with the message only, because the original error contains the SQL of the whole file.
      throw new Error(`supabase/${file}: ${error instanceof Error ? error.message : String(error)}`)
    })
}

export async function applyMigrations(database: Database): Promise<void> {
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map((row) => row.version))

  for (const file of await filesMatching('migrations/*.sql')) {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(basename(file)) ?? []
    if (!version || !name) throw new Error(`supabase/${file}: expected <yyyymmddhhmmss>_<name>.sql`)
    if (applied.has(version)) continue
    await runOnce(database, file, () => [
      'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
      [version, name],
    ])
  }
}

export async function applySeeds(database: Database, patterns: string[]): Promise<void> {
  const applied = await appliedSeeds(database)
  for (const pattern of patterns) {
    for (const file of await filesMatching(pattern)) {
      if (!applied.has(file)) await runOnce(database, file, (sql) => recordSeed(file, sql))
    }
  }
}

const mimeTypes: Record<string, string> = { '.webp': 'image/webp', '.png': 'image/png', '.jpg': 'image/jpeg' }

/**
 * Stores the files of the folders that config.toml names (`[storage.buckets.<name>] objects_path`) in their buckets.
 * Stores a file only once, so a file that was deleted stays deleted. The name in the bucket is the path in the folder,
 * as with `supabase seed buckets`. Does not use the storage API, because its first request makes `@supabase/lite` read
 * the list of database functions, and functions that are created later would then be unknown.
 */
export async function storeSeedFiles(
  database: Database,
  buckets: LocalConfig['storage']['buckets'],
): Promise<void> {
  const applied = await appliedSeeds(database)
  const storage = await storageInDatabase(database)
  for (const [bucket, { objects_path: folder }] of Object.entries(buckets)) {
    for (const file of await filesMatching(`${folder}/**/*.*`)) {
      if (applied.has(file)) continue
      const name = relative(folder, file)
      const bytes = await readFile(new URL(file, supabaseFolder))
      const mimeType = mimeTypes[extname(file)] ?? 'application/octet-stream'
      const metadata = await storage.uploadObject(bucket, name, '', bytes, mimeType, 'max-age=3600')
      await database.query(
        'insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3) on conflict do nothing',
        [bucket, name, metadata],
      )
      await database.query(...recordSeed(file, bytes))
    }
  }
}
