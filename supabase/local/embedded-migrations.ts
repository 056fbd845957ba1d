import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import { supabaseFolder } from './local-config.ts'
import type { Database } from './supabase-lite.ts'

async function filesMatching(pattern: string): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(pattern, { cwd: fileURLToPath(supabaseFolder) })) found.push(file)
  return found.sort()
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
  const { rows } = await database.query<{ path: string }>('select path from supabase_migrations.seed_files')
  const applied = new Set(rows.map((row) => row.path))

  for (const pattern of patterns) {
    for (const file of await filesMatching(pattern)) {
      if (applied.has(file)) continue
      await runOnce(database, file, (sql) => [
        'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
        [file, createHash('sha256').update(sql).digest('hex')],
      ])
    }
  }
}
