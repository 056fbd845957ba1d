import { existsSync, readdirSync, watch as watchFolder } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { forward } from './edge-forward.ts'
import { openLeash } from './edge-leash.ts'
import { supervise } from './edge-supervisor.ts'

type EdgeFunctions = {
  /**
   * Forwards a request for /functions/v1/<name>; 404 for an unknown name; waits while the process is still starting.
   * Like the hosted gateway it states the caller's address in `cf-connecting-ip`, whatever the caller wrote there.
   */
  handle: (request: Request, callerAddress: string | null) => Promise<Response>
  close: () => Promise<void>
}

const ourFunctions = fileURLToPath(new URL('../functions/', import.meta.url))
const settleMilliseconds = 100

const refuse = (status: number, code: string) => Response.json({ error: { code } }, { status })

/**
 * Runs every folder of supabase/functions that has an index.ts, or `only` the one of this name, each in a real Deno process, at the addresses a
 * hosted project has. The processes start in the background: this settles at once, `handle` waits.
 *
 * `environment` is all the functions see. With `watch` they start afresh when their code changes. What they
 * write goes to `log` line by line, their name in front. A function that cannot be had answers 503
 * `function_unavailable`. No process outlives this one, even when it is killed.
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
  const leash = await openLeash()
  const functions = new Map(
    names.map((name) => {
      return [name, supervise({ name, file: codeOf(name), environment, leashPort: leash.port, log })]
    }),
  )
  const watcher = watch ? watchCode(folder, () => functions.forEach((each) => each.restart())) : undefined

  return {
    async handle(request, callerAddress) {
      const { pathname, search } = new URL(request.url)
      const [, name = '', rest = ''] = /^\/functions\/v1\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
      const edgeFunction = functions.get(name)
      if (!edgeFunction) return refuse(404, 'function_not_found')
      try {
        const address = await edgeFunction.address()
        const response = await forward(request, new URL(`/${name}${rest}${search}`, address), callerAddress)
        edgeFunction.answered()
        return response
      } catch (cause) {
        log(`[${name}] no answer: ${String(cause)}`)
        return refuse(503, 'function_unavailable')
      }
    },
    async close() {
      watcher?.close()
      await Promise.all([...functions.values()].map((each) => each.stop()))
      leash.close()
    },
  }
}

/** Calls back once for a burst of changes, as an editor or a checkout makes them. */
function watchCode(folder: string, onChange: () => void) {
  let timer: NodeJS.Timeout | undefined
  return watchFolder(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, settleMilliseconds)
  })
}
