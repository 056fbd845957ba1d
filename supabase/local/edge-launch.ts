import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { runInstall } from 'deno/install_api.cjs'

export type LaunchOptions = {
  name: string
  entryFile: string
  environment: Record<string, string>
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
export function launch({ name, entryFile, environment, parentPort, log }: LaunchOptions): Launched {
  const options = [
    `--config=${inRoot('supabase/functions/deno.json')}`,
    '--node-modules-dir=manual',
    '--no-lock',
    '--no-prompt',
    '--allow-env',
    '--allow-net',
    `--preload=${inRoot('supabase/local/edge-watchdog.ts')}`,
  ]
  // The package's `bin` script is not used, because it is a Node process of its own and `kill` would end only that process.
  const child = spawn(runInstall(), ['run', ...options, entryFile, String(parentPort)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...(process.env.SystemRoot !== undefined && { SystemRoot: process.env.SystemRoot }),
      DENO_DIR: inRoot('supabase/.temp/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
    },
    // A process group of its own. Otherwise Ctrl-C would also end the function, and the supervisor would restart it.
    detached: true,
    windowsHide: true,
  })
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
