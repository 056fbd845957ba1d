import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type LaunchOptions = {
  /** What the function is called, in its address and in the log. */
  name: string
  /** Path of its code. */
  file: string
  environment: Record<string, string>
  /** Port of the leash the process is tied to. */
  leashPort: number
  log: (line: string) => void
}

export type Launched = {
  /** Where the function answers, such as `http://127.0.0.1:40001`; rejects when it ends before it listens. */
  ready: Promise<string>
  /** Settles when the process is gone and everything it wrote is logged. */
  ended: Promise<void>
  kill: () => void
}

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const announcement = /^Listening on (http:\/\/127\.0\.0\.1:\d+)\/$/

/** The binary itself: the package's `bin` is a Node process around it, which would be in the way of `kill`. */
function denoBinary() {
  const installer = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string }
  return installer.runInstall()
}

/**
 * Starts one function in a Deno process of its own. It sees no variable but those given, may use network and
 * environment and nothing else, and takes a free port of 127.0.0.1, which it announces.
 *
 * Packages come from the project's `node_modules` (`--node-modules-dir=manual`), pinned by package-lock.json:
 * no second download, no second lock file, and Deno refuses to start when a version there is not the one in
 * deno.json. That file itself says `none`, as there is no `node_modules` where functions are hosted.
 */
export function launch({ name, file, environment, leashPort, log }: LaunchOptions): Launched {
  const options = [
    `--config=${inRoot('supabase/functions/deno.json')}`,
    '--node-modules-dir=manual',
    '--no-lock',
    '--no-prompt',
    '--allow-env',
    '--allow-net',
    `--preload=${inRoot('supabase/local/edge-watchdog.ts')}`,
  ]
  const child = spawn(denoBinary(), ['run', ...options, file, String(leashPort)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...(process.env.SystemRoot !== undefined && { SystemRoot: process.env.SystemRoot }),
      DENO_DIR: inRoot('supabase/.temp/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
    },
    // A process group of its own, so that Ctrl-C reaches the runner alone and is not taken for a crash.
    detached: true,
    windowsHide: true,
  })
  const ended = once(child, 'close').then(
    () => undefined,
    (cause: unknown) => log(`[${name}] ${String(cause)}`),
  )
  const ready = new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      const address = announcement.exec(line)?.[1]
      return address === undefined ? log(`[${name}] ${line}`) : resolve(address)
    }
    for (const output of [child.stdout, child.stderr]) createInterface(output).on('line', read)
    void ended.then(() => reject(new Error(`${name} ended before it listened`)))
  })
  ready.catch(() => undefined)
  return { ready, ended, kill: () => child.kill() }
}
