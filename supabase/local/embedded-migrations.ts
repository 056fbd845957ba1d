import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { supabaseFolder, type LocalConfig } from './local-config.ts'
import type { Database } from './supabase-lite.ts'

async function filesMatching(pattern: string): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(pattern, { cwd: fileURLToPath(supabaseFolder) })) found.push(file)
  return found.sort()
}

/** Records that a seed file was applied, so that the next start skips it. */
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
      // Throws only the message, because the error contains the SQL of the whole file.
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

/** Runs the seed files of `[db.seed] sql_paths` in config.toml, each once for a database. */
export async function applySeeds(database: Database, patterns: string[]): Promise<void> {
  const applied = await appliedSeeds(database)
  for (const pattern of patterns) {
    for (const file of await filesMatching(pattern)) {
      if (!applied.has(file)) await runOnce(database, file, (sql) => recordSeed(file, sql))
    }
  }
}

/**
 * Uploads the files of `[storage.buckets.<name>] objects_path` in config.toml to their buckets, each once for a database.
 * The name in the bucket is the path below that folder, as with `supabase seed buckets`.
 * @throws Error if the storage refuses a file; the message names the file
 */
export async function uploadSeedFiles(
  database: Database,
  buckets: LocalConfig['storage']['buckets'],
  upload: (bucket: string, name: string, bytes: Uint8Array) => Promise<Response>,
): Promise<void> {
  const applied = await appliedSeeds(database)
  for (const [bucket, { objects_path: folder }] of Object.entries(buckets)) {
    for (const file of await filesMatching(`${folder}/**/*.*`)) {
      if (applied.has(file)) continue
      const bytes = await readFile(new URL(file, supabaseFolder))
      const answer = await upload(bucket, relative(folder, file), bytes)
      if (!answer.ok) throw new Error(`supabase/${file}: ${await answer.text()}`)
      await database.query(...recordSeed(file, bytes))
    }
  }
}
