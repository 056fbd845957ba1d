import { existsSync, readdirSync, watch as watchFolder } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { forward } from './edge-forward.ts'
import { openParentConnection } from './edge-parent-connection.ts'
import { supervise } from './edge-supervisor.ts'
import type { Handle } from './serve-requests.ts'

type EdgeFunctions = {
  /**
   * Forwards a request for /functions/v1/<name>, after the process has started. Answers 404 for an unknown name and 503
   * `function_unavailable` if the function cannot be reached. Like the hosted gateway, it overwrites `cf-connecting-ip`
   * with the IP address of the caller.
   */
  handle: Handle
  close: () => Promise<void>
}

const ourFunctions = fileURLToPath(new URL('../functions/', import.meta.url))
const restartDelayMilliseconds = 100

const errorResponse = (status: number, code: string) => Response.json({ error: { code } }, { status })

/**
 * Runs each folder of supabase/functions that has an index.ts in a Deno process, under the paths of a hosted project.
 * Returns before the processes have started; `handle` waits for them. All processes end with this process, even if it is
 * killed.
 * @param options.environment the only variables of the functions
 * @param options.watch restarts the functions when their code changes
 * @param options.log receives each line that a function writes, with the name of the function in front
 * @param options.only name of the only function to run
 */
export async function startEdgeFunctions({
  environment,
  watch = false,
  log = console.error,
  folder = ourFunctions,
  only,
}: {
  environment: Record<string, string>
  watch?: boolean
  log?: (line: string) => void
  folder?: string
  only?: string
}): Promise<EdgeFunctions> {
  const codeOf = (name: string) => join(folder, name, 'index.ts')
  const names = only ? [only] : readdirSync(folder).filter((name) => existsSync(codeOf(name)))
  const parent = await openParentConnection()
  const functions = new Map(
    names.map((name) => {
      return [name, supervise({ name, file: codeOf(name), environment, parentPort: parent.port, log })]
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

/** Calls `onChange` once for changes that follow each other closely, as an editor or a checkout makes them. */
function watchCode(folder: string, onChange: () => void) {
  let timer: NodeJS.Timeout | undefined
  return watchFolder(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, restartDelayMilliseconds)
  })
}
