import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import { localKeys } from '../../supabase/local/local-config.ts'

export interface BuildFigures {
  pages: number
  seconds: number
  /** Processor time of the build in seconds, summed over all cores. Other processes hardly change this time. */
  processorSeconds: number
  /** Largest amount of memory that the build has used, in bytes. */
  peakMemory: number
}

/**
 * Builds the site like `npm run build` and measures the build. If `backendUrl` is given, the site contains the content
 * of the backend at this URL.
 * @param variables further environment variables of the build
 */
export async function buildSite(
  outDir: string,
  backendUrl = '',
  variables: Record<string, string> = {},
): Promise<BuildFigures> {
  const start = performance.now()
  const env = backendUrl && {
    VITE_SUPABASE_URL: backendUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: localKeys().publishable,
  }
  const printUsage = pathToFileURL(join(import.meta.dirname, 'print-usage.ts')).href
  const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', printUsage, vite, 'build', '--outDir', outDir, '--emptyOutDir'],
    { env: { ...process.env, ...(env || {}), ...variables }, maxBuffer: 64 * 1024 * 1024 },
  )
  const seconds = (performance.now() - start) / 1000
  const files = await readdir(outDir, { recursive: true })
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    seconds,
    processorSeconds: Number(/^Processor time: ([\d.]+) s$/m.exec(stdout)?.[1]),
    peakMemory: Number(/^Peak memory: (\d+) KiB$/m.exec(stdout)?.[1]) * 1024,
  }
}
