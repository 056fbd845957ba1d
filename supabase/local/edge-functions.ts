import { existsSync, readdirSync, watch as watchFolder } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { forward } from './edge-forward.ts'
import type { DenoVersion } from './edge-launch.ts'
import { openParentConnection } from './edge-parent-connection.ts'
import { supervise } from './edge-supervisor.ts'
import type { Handle } from './serve-requests.ts'

type EdgeFunctions = {
  /**
   * Forwards a request for /functions/v1/<name> to the function, and waits if the function is still starting. Returns
   * 404 `function_not_found` for an unknown name, and 503 `function_unavailable` if the function cannot be reached.
   */
  handle: Handle
  close: () => Promise<void>
}

const ourFunctions = fileURLToPath(new URL('../functions/', import.meta.url))
const restartDelayMilliseconds = 100

const errorResponse = (status: number, code: string) => Response.json({ error: { code } }, { status })

/**
 * Starts a Deno process for each folder of supabase/functions that contains an index.ts, or only for the function
 * `only`. Returns before the functions listen; `handle` waits for them. The Deno processes end when this process ends,
 * even if this process is killed.
 * @param options.watch restarts the functions when their code changes
 * @param options.log called with `[name] line` for each line that a function writes and for each error
 * @param options.preload modules that run in each Deno process before the function
 */
export async function startEdgeFunctions({
  environment,
  watch = false,
  log = console.error,
  folder = ourFunctions,
  only,
  deno = 'current',
  preload = [],
  denoOptions = [],
}: {
  environment: Record<string, string>
  watch?: boolean
  log?: (line: string) => void
  folder?: string
  only?: string
  deno?: DenoVersion
  preload?: readonly string[]
  denoOptions?: readonly string[]
}): Promise<EdgeFunctions> {
  const codeOf = (name: string) => join(folder, name, 'index.ts')
  const names = only ? [only] : readdirSync(folder).filter((name) => existsSync(codeOf(name)))
  const parent = await openParentConnection()
  const functions = new Map(
    names.map((name) => {
      const options = { deno, name, entryFile: codeOf(name), environment, preload, denoOptions }
      return [name, supervise({ ...options, parentPort: parent.port, log })]
    }),
  )
  const watcher = watch ? watchCode(folder, () => functions.forEach((each) => each.restart())) : undefined

  return {
    async handle(request, callerAddress) {
      const { pathname, search } = new URL(request.url)
      const [, name = '', rest = ''] = /^\/functions\/v1\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
      const edgeFunction = functions.get(name)
      if (!edgeFunction) return errorResponse(404, 'function_not_found')
      try {
        const url = await edgeFunction.url()
        const response = await forward(request, new URL(`/${name}${rest}${search}`, url), callerAddress)
        edgeFunction.responded()
        return response
      } catch (cause) {
        log(`[${name}] no answer: ${String(cause)}`)
        return errorResponse(503, 'function_unavailable')
      }
    },
    async close() {
      watcher?.close()
      await Promise.all([...functions.values()].map((each) => each.stop()))
      parent.close()
    },
  }
}

/** Watches `folder`. Calls `onChange` once after a group of changes in a short time, such as a `git checkout`. */
function watchCode(folder: string, onChange: () => void) {
  let timer: NodeJS.Timeout | undefined
  return watchFolder(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, restartDelayMilliseconds)
  })
}
