import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { proxy } from 'hono/proxy'

import { startEdgeProcess, type EdgeOptions } from './edge-process.ts'
import { supabaseFolder } from './local-config.ts'
import type { Handle } from './serve-requests.ts'

const errorResponse = (status: number, code: string) => Response.json({ error: { code } }, { status })

/**
 * Starts a Deno process for each folder in `folder` that contains an index.ts, or only for the function `only`. `handle`
 * forwards a request for /functions/v1/<name> to the function, and waits if the function is still starting. It returns
 * 404 `function_not_found` for an unknown name, and 503 `function_unavailable` if the function has failed or
 * does not respond.
 */
export function startEdgeFunctions({
  folder = fileURLToPath(new URL('functions/', supabaseFolder)),
  only,
  log = console.error,
  ...options
}: EdgeOptions & { folder?: string; only?: string }): { handle: Handle; close: () => Promise<void> } {
  const codeOf = (name: string) => join(folder, name, 'index.ts')
  const names = only ? [only] : readdirSync(folder).filter((name) => existsSync(codeOf(name)))
  const functions = new Map(
    names.map((name) => [name, startEdgeProcess(name, codeOf(name), { log, ...options })]),
  )

  return {
    async handle(request, callerAddress) {
      const { pathname, search } = new URL(request.url)
      const [, name = '', rest = ''] = /^\/functions\/v1\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
      const edgeFunction = functions.get(name)
      if (!edgeFunction) return errorResponse(404, 'function_not_found')
      try {
        const url = await edgeFunction.url()
        return await forward(request, new URL(`/${name}${rest}${search}`, url), callerAddress)
      } catch (cause) {
        log(`[${name}] no response: ${String(cause)}`)
        return errorResponse(503, 'function_unavailable')
      }
    },
    async close() {
      await Promise.all([...functions.values()].map((each) => each.stop()))
    },
  }
}

/**
 * Forwards a request to `target`. Sets the header `cf-connecting-ip` to the address of the caller, or removes it if the
 * address is null. Does not retry, because the function may already have sent a mail.
 */
export function forward(request: Request, target: URL, callerAddress: string | null): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.delete('cf-connecting-ip')
  // `fetch` sets `host` itself, and rejects the other two.
  for (const name of ['host', 'expect', 'upgrade']) headers.delete(name)
  if (callerAddress !== null) headers.set('cf-connecting-ip', callerAddress)
  // A server may close an idle connection at the moment when the next request uses it, and that request would fail.
  headers.set('connection', 'close')
  return proxy(target, { raw: request, headers, redirect: 'manual' })
}
