import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { inParallel } from '../prerender/in-parallel.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt)$/

/**
 * Writes a brotli version (`.br`) of each text file in a folder, for static hosts that do not compress files
 * themselves. Uses the best quality, which takes half of the processor time of a build. A test that builds the site can
 * save this time with a lower number in the environment variable `BROTLI_QUALITY`.
 */
export async function compressFolder(folder: string): Promise<void> {
  const quality = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const files = await readdir(folder, { recursive: true })
  await inParallel(
    files.filter((name) => compressible.test(name)),
    async (file) => {
      const path = join(folder, file)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path), { params }))
    },
  )
}
