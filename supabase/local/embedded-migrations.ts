import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@supabase/lite/pglite'
import { supabaseFolder } from './local-config.ts'

async function filesMatching(pattern: string): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(pattern, { cwd: fileURLToPath(supabaseFolder) })) found.push(file)
  return found.sort()
}

/** Runs one file and records it in the same transaction, so that a file is done wholly or not at all. */
async function runOnce(database: PGlite, file: string, record: (sql: string) => [string, string[]]) {
  const sql = await readFile(new URL(file, supabaseFolder), 'utf8')
  await database
    .transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query(...record(sql))
    })
    .catch((error: unknown) => {
      // Only the message: the error itself carries the text of the whole file.
      throw new Error(`supabase/${file}: ${error instanceof Error ? error.message : String(error)}`)
    })
}

/** Applies the migrations that the database has not seen, in the order of their time stamps. */
export async function applyMigrations(database: PGlite): Promise<void> {
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

/** Runs each seed file once in the life of a database, as `[db.seed] sql_paths` of config.toml names them. */
export async function applySeeds(database: PGlite, patterns: string[]): Promise<void> {
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
