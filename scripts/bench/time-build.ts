import { execFile } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'

import { localKeys } from '../../supabase/local/local-config.ts'

export interface BuildFigures {
  pages: number
  seconds: number
}

/**
 * Builds the site like `npm run build`. If `backendUrl` is given, the site contains the content of that backend.
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
  const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir'], {
    env: { ...process.env, ...(env || {}), ...variables },
    maxBuffer: 64 * 1024 * 1024,
  })
  const seconds = (performance.now() - start) / 1000
  const files = await readdir(outDir, { recursive: true })
  return { pages: files.filter((file) => file.endsWith('.html')).length, seconds }
}

export async function timeBuild(outDir: string, backendUrl: string): Promise<BuildFigures> {
  const figures = await buildSite(outDir, backendUrl)
  await rm(outDir, { recursive: true })
  return figures
}
