import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

import { startLocalSystem, type LocalSystem } from './local-system.ts'
import { describe } from './summary.ts'

interface Options {
  /** False when the site is built for a hosted project: then nothing is embedded. */
  enabled: boolean
  /** Variables of `.env`, for folders and mail. */
  env: Record<string, string>
}

const backendPath = /^\/(auth|rest|storage|functions)\/v1(\/|\?|$)/

/**
 * Serves the whole backend beside the site, in `vite` and in `vite preview`: database, sign-in and storage
 * embedded, the edge functions in Deno, and a mailbox for what they send. The site answers at once; requests
 * to the backend wait until it stands.
 */
export function supabaseLocal({ enabled, env }: Options): Plugin {
  const serve = (server: ViteDevServer | PreviewServer, watch: boolean) => {
    if (!enabled) return
    const { httpServer } = server
    const origin = new Promise<string>((resolve) => {
      httpServer?.once('listening', () => {
        const address = httpServer.address()
        resolve(`http://localhost:${typeof address === 'object' && address ? address.port : ''}`)
      })
    })
    const system = origin.then((siteOrigin) => startLocalSystem({ env, siteOrigin, watch }))
    server.middlewares.use(forwardTo(system))
    announce(server, system)
    httpServer?.once('close', () => void system.then((running) => running.close()))
  }
  return {
    name: 'tidebridge:supabase-local',
    apply: 'serve',
    configureServer: (server) => serve(server, true),
    configurePreviewServer: (server) => serve(server, false),
  }
}

function forwardTo(system: Promise<LocalSystem>) {
  const listen = getRequestListener(async (request, { incoming }) => {
    const backend = await system
    return backend.handle(request, incoming.socket.remoteAddress ?? null)
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (backendPath.test(request.url ?? '')) void listen(request, response)
    else next()
  }
}

/** Says below the server's own addresses what runs where, once it runs. */
function announce(server: ViteDevServer | PreviewServer, system: Promise<LocalSystem>) {
  system
    .then(async (running) => {
      await running.ready
      server.config.logger.info(describe(running))
    })
    .catch((error: unknown) => {
      server.config.logger.error(`The embedded backend did not start: ${String(error)}`)
      process.exitCode = 1
      void server.close()
    })
}
