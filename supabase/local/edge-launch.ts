import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type LaunchOptions = {
  /** Name of the function in its URL and in the log. */
  name: string
  /** Path of its entry file. */
  file: string
  environment: Record<string, string>
  /** Port of the parent connection. */
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

/** Returns the path of the binary. The `bin` of the package is a Node process that would receive `kill` instead. */
function denoBinary() {
  const installer = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string }
  return installer.runInstall()
}

/**
 * Starts one function in its own Deno process on a free port of 127.0.0.1. The process has only the given variables, and
 * permission for the network and the environment.
 *
 * Packages come from the `node_modules` of the project (`--node-modules-dir=manual`), so that there is one lock file.
 * Deno does not start if a version differs from deno.json. In that file the option is `none`, because a hosted function
 * has no `node_modules`.
 */
export function launch({ name, file, environment, parentPort, log }: LaunchOptions): Launched {
  const options = [
    `--config=${inRoot('supabase/functions/deno.json')}`,
    '--node-modules-dir=manual',
    '--no-lock',
    '--no-prompt',
    '--allow-env',
    '--allow-net',
    `--preload=${inRoot('supabase/local/edge-watchdog.ts')}`,
  ]
  const child = spawn(denoBinary(), ['run', ...options, file, String(parentPort)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...(process.env.SystemRoot !== undefined && { SystemRoot: process.env.SystemRoot }),
      DENO_DIR: inRoot('supabase/.temp/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
    },
    // An own process group. Otherwise Ctrl-C would also end the function, which would be restarted as after a crash.
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
