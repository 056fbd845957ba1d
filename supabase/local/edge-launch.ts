import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { runInstall as installHosted } from 'deno-hosted/install_api.cjs'
import { runInstall as installCurrent } from 'deno/install_api.cjs'

/**
 * `hosted` is the version that hosted functions run on, and `current` is the newest (D50). Each value is a function
 * that returns the path of the binary.
 */
const denoVersions = { hosted: installHosted, current: installCurrent }

export type DenoVersion = keyof typeof denoVersions

export type LaunchOptions = {
  deno: DenoVersion
  name: string
  entryFile: string
  environment: Record<string, string>
  preload: readonly string[]
  denoOptions: readonly string[]
  parentPort: number
  log: (line: string) => void
}

export type Launched = {
  /** Resolves to the URL of the function, and rejects if the process ends before it listens. */
  ready: Promise<string>
  /** Resolves when the process has ended and all its output is logged. */
  ended: Promise<void>
  kill: () => void
}

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const listeningLine = /^Listening on (http:\/\/127\.0\.0\.1:\d+)\/$/

/**
 * Starts one function in its own Deno process on a free port of 127.0.0.1, with packages from the `node_modules` of the
 * project (decision 9). The function may use the network and its environment variables, but no files.
 */
export function launch({
  deno,
  name,
  entryFile,
  environment,
  preload,
  denoOptions,
  parentPort,
  log,
}: LaunchOptions): Launched {
  const options = [
    `--config=${inRoot('supabase/functions/deno.json')}`,
    '--node-modules-dir=manual',
    '--no-lock',
    '--no-prompt',
    '--allow-env',
    '--allow-net',
    ...denoOptions,
  ]
  // Does not use the `bin` script of the package `deno`, because the script starts Deno from a Node process, and `kill`
  // would end only the Node process.
  const child = spawn(denoVersions[deno](), ['run', ...options, '-', String(parentPort)], {
    stdio: 'pipe',
    env: {
      ...environment,
      ...(process.env.SystemRoot !== undefined && { SystemRoot: process.env.SystemRoot }),
      // A cache folder for each version of Deno, because one version deletes the cache of another.
      DENO_DIR: inRoot(`supabase/.temp/deno-${deno}`),
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
    },
    // Starts a process group of its own. Otherwise Ctrl-C would also end the function, and the supervisor would restart
    // the function.
    detached: true,
    windowsHide: true,
  })
  // The main module comes from stdin, because Deno 2.1 has no option for modules that run before the main module.
  const modules = [inRoot('supabase/local/edge-bootstrap.ts'), ...preload, entryFile]
  child.stdin.on('error', () => undefined)
  child.stdin.end(modules.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)}\n`).join(''))
  const ended = once(child, 'close').then(
    () => undefined,
    (cause: unknown) => log(`[${name}] ${String(cause)}`),
  )
  const ready = new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      const url = listeningLine.exec(line)?.[1]
      if (url === undefined) log(`[${name}] ${line}`)
      else resolve(url)
    }
    for (const output of [child.stdout, child.stderr]) createInterface(output).on('line', read)
    void ended.then(() => reject(new Error(`${name} ended before it listened`)))
  })
  ready.catch(() => undefined)
  return { ready, ended, kill: () => child.kill() }
}
