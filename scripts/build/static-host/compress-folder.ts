import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { inParallel } from '../prerender/in-parallel.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt)$/

/**
 * Writes a brotli version (`.br`) of each text file in a folder, for static hosts that do not compress files
 * themselves.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await inParallel(
    files.filter((name) => compressible.test(name)),
    async (file) => {
      const path = join(folder, file)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)))
    },
  )
}
