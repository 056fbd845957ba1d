import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { supabaseFolder } from './local-config.ts'

const { runInstall: pathOfDeno } = createRequire(import.meta.url)('deno/install_api.cjs') as {
  runInstall: () => string
}

type Log = (line: string) => void

export type EdgeOptions = {
  environment: Record<string, string>
  /** Restarts the function when its code changes. */
  watch?: boolean
  /** Called with the name of the function and a line that its process writes, such as `[name] line`. */
  log?: Log
}

const inSupabase = (path: string) => fileURLToPath(new URL(path, supabaseFolder))

/**
 * Starts a function in its own Deno process, which may use the network and `environment`, but no files. The
 * version of Deno is that of hosted projects (D50), unless the variable EDGE_DENO has the path of another Deno. `url`
 * waits until the function listens, and rejects if it has failed.
 */
export function startEdgeProcess(
  name: string,
  entryFile: string,
  { environment, watch = false, log }: EdgeOptions & { log: Log },
) {
  const modules = [inSupabase('local/edge-preload.ts'), entryFile]
  const code = modules.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)}`).join('\n')
  const options = [
    `--config=${inSupabase('functions/deno.json')}`,
    '--node-modules-dir=manual',
    '--no-lock',
    '--no-prompt',
    '--allow-env',
    '--allow-net',
    ...(watch ? ['--watch', '--no-clear-screen'] : []),
  ]
  const child = spawn(
    process.env.EDGE_DENO || pathOfDeno(),
    ['run', ...options, `data:application/typescript,${encodeURIComponent(code)}`],
    {
      env: {
        ...environment,
        ...(process.env.SystemRoot !== undefined && { SystemRoot: process.env.SystemRoot }),
        DENO_DIR: inSupabase('.temp/deno'),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
      windowsHide: true,
    },
  )

  /** The URL at which the function listens, or why it failed. Undefined while it starts. */
  let state: string | Error | undefined
  // Any number of requests may wait for a function that starts slowly.
  const changes = new EventEmitter().setMaxListeners(0)
  const become = (next: typeof state) => {
    state = next
    changes.emit('change')
  }
  const read = (line: string) => {
    const url = /^Listening on (http:\/\/127\.0\.0\.1:\d+)\/$/.exec(line)?.[1]
    if (url !== undefined) return become(url)
    log(`[${name}] ${line}`)
    if (line.startsWith('Watcher Restarting')) become(undefined)
    if (line.startsWith('Watcher Process failed')) become(new Error('the function has failed'))
  }
  for (const output of [child.stdout, child.stderr]) createInterface(output).on('line', read)
  const ended = once(child, 'close').then(
    () => become(new Error('the function has ended')),
    (cause: unknown) => become(new Error(String(cause))),
  )

  return {
    url: async () => {
      while (state === undefined) await once(changes, 'change')
      if (state instanceof Error) throw state
      return state
    },
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
