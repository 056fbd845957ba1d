import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

import { startLocalSystem, type LocalSystem } from './local-system.ts'
import { requestListener } from './serve-requests.ts'

interface Options {
  enabled: boolean
  env: Record<string, string>
}

const backendPath = /^\/(auth|rest|storage|functions)\/v1(\/|\?|$)/

/**
 * If `enabled`, serves the local system (local-system.ts) together with the site in `vite` and `vite preview`. Pages
 * are served immediately. Requests to the backend wait until the backend has started.
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
    const listener = requestListener(async (request, peerAddress) =>
      (await system).handle(request, peerAddress),
    )
    server.middlewares.use((request, response, next) => {
      if (backendPath.test(request.url ?? '')) listener(request, response)
      else next()
    })
    reportStart(server, system)
    httpServer?.once('close', () => void system.then((running) => running.close()))
  }
  return {
    name: 'tidebridge:supabase-local',
    apply: 'serve',
    configureServer: (server) => serve(server, true),
    configurePreviewServer: (server) => serve(server, false),
  }
}

function reportStart(server: ViteDevServer | PreviewServer, system: Promise<LocalSystem>) {
  system
    .then(async (running) => {
      await running.ready
      server.config.logger.info(summary(running))
    })
    .catch((error: unknown) => {
      server.config.logger.error(`The embedded backend did not start: ${String(error)}`)
      process.exitCode = 1
      void server.close()
    })
}

function summary({ siteOrigin, mailFolder }: LocalSystem): string {
  const rows = [
    ['Site', `${siteOrigin}/`],
    ['Admin', `${siteOrigin}/tb_admin  (admin@example.com / local-admin-password)`],
    ['Backend', `${siteOrigin}/{auth,rest,storage,functions}/v1`],
    ['Mail', `every mail that the site sends is stored in ${mailFolder}/`],
  ]
  return ['', ...rows.map(([name = '', text]) => `  ➜  ${`${name}:`.padEnd(9)} ${text}`), ''].join('\n')
}
