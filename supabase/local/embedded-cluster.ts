import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { z } from 'zod'

import { supabaseFolder } from './local-config.ts'
import type { DatabaseClass } from './supabase-lite.ts'

function installedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}

/**
 * Returns an empty Postgres cluster as an archive. Creating a cluster takes seconds, and the result is always the same.
 * So the archive is created once for each version of PGlite and stored in supabase/.temp, which git ignores. It is not
 * compressed, because decompressing it would take a third of the time that Postgres needs to start.
 */
export async function emptyCluster(PGlite: DatabaseClass): Promise<Blob> {
  const folder = fileURLToPath(new URL('.temp/', supabaseFolder))
  const archive = join(folder, `empty-cluster-${installedVersion()}.tar`)
  if (!existsSync(archive)) {
    const database = await PGlite.create()
    const dump = await database.dumpDataDir('none')
    await database.close()
    await mkdir(folder, { recursive: true })
    // Writes to a temporary file first and then renames it, so that another test process never reads an incomplete
    // archive.
    const unfinished = `${archive}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
    await rename(unfinished, archive)
  }
  return new Blob([await readFile(archive)], { type: 'application/x-tar' })
}
