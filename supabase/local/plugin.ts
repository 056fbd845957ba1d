import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

import { startLocalSystem } from './local-system.ts'
import { portOf, requestListener } from './serve-requests.ts'

const backendPath = /^\/(auth|rest|storage|functions)\/v1(\/|\?|$)/

/**
 * Serves the local system (local-system.ts) together with the site in `vite` and `vite preview`. Pages are served
 * immediately. Requests to the backend wait until the backend has started.
 */
export function supabaseLocal(options: { enabled: boolean; env: Record<string, string> }): Plugin {
  const serve = (server: ViteDevServer | PreviewServer, watch: boolean) => {
    const { httpServer } = server
    if (!options.enabled || !httpServer) return
    const system = new Promise<string>((resolve) => {
      httpServer.once('listening', () => resolve(`http://localhost:${portOf(httpServer)}`))
    }).then(async (siteOrigin) => ({
      siteOrigin,
      ...(await startLocalSystem(options.env, siteOrigin, watch)),
    }))

    const listener = requestListener(async (request, peerAddress) =>
      (await system).handle(request, peerAddress),
    )
    server.middlewares.use((request, response, next) => {
      if (backendPath.test(request.url ?? '')) listener(request, response)
      else next()
    })
    httpServer.once('close', () => void system.then((running) => running.close()))
    system
      .then(async ({ ready, siteOrigin, mailFolder }) => {
        await ready
        server.config.logger.info(summary(siteOrigin, mailFolder))
      })
      .catch((error: unknown) => {
        server.config.logger.error(error instanceof Error ? error.message : String(error))
        process.exitCode = 1
        void server.close()
      })
  }
  return {
    name: 'tidebridge:supabase-local',
    apply: 'serve',
    configureServer: (server) => serve(server, true),
    configurePreviewServer: (server) => serve(server, false),
  }
}

const summary = (siteOrigin: string, mailFolder: string) => `
  ➜  Site:     ${siteOrigin}/
  ➜  Admin:    ${siteOrigin}/tb_admin  (admin@example.com / local-admin-password)
  ➜  Backend:  ${siteOrigin}/{auth,rest,storage,functions}/v1
  ➜  Mail:     every mail that the site sends is stored in ${mailFolder}/
`
