import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite as Database } from '@supabase/lite/pglite'
import { supabaseFolder } from './local-config.ts'

function installedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8'))
  return (manifest as { version: string }).version
}

/**
 * An empty Postgres cluster as an archive. Making one takes seconds and the result never differs, so it is made once
 * for each version of PGlite and kept in the git-ignored supabase/.temp.
 */
export async function emptyCluster(PGlite: typeof Database): Promise<Blob> {
  const folder = fileURLToPath(new URL('.temp/', supabaseFolder))
  const archive = join(folder, `empty-cluster-${installedVersion()}.tar.gz`)
  if (!existsSync(archive)) {
    const database = await PGlite.create()
    const dump = await database.dumpDataDir('gzip')
    await database.close()
    await mkdir(folder, { recursive: true })
    // Renamed into place: test processes that start side by side never read half a file.
    const unfinished = `${archive}.${process.pid}`
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
    await rename(unfinished, archive)
  }
  return new Blob([await readFile(archive)], { type: 'application/x-gzip' })
}
