import { once } from 'node:events'
import { relative } from 'node:path'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

import { startEdgeFunctions } from './edge-functions.ts'
import { startEmbeddedBackend } from './embedded-backend.ts'
import { localKeys } from './local-config.ts'
import { startMailCatcher } from './mail-catcher.ts'
import { portOf, requestListener } from './serve-requests.ts'

export const retrySecret = 'local-retry-secret'

type Env = Record<string, string>

const backendPath = /^\/(auth|rest|storage|functions)\/v1(\/|\?|$)/

/**
 * Runs the backend, the edge functions and a mail server together with the site in `vite` and `vite preview`. Pages
 * are served immediately. Requests to the backend wait until the backend has started.
 */
export function supabaseLocal({ enabled, env }: { enabled: boolean; env: Env }): Plugin {
  const serve = (server: ViteDevServer | PreviewServer, watch: boolean) => {
    const { httpServer, config } = server
    if (!enabled || !httpServer) return
    const { logger } = config
    const mailFolder = env.LOCAL_MAIL_FOLDER || 'supabase/.temp/mail'

    const siteOrigin = once(httpServer, 'listening').then(() => `http://localhost:${portOf(httpServer)}`)
    const backend = siteOrigin.then(() =>
      startEmbeddedBackend({ dataFolder: env.LOCAL_DATA_FOLDER || 'supabase/.temp/data' }),
    )
    const mail = startMailCatcher(mailFolder, ({ file, subject, to }) =>
      logger.info(`  ✉  "${subject}" to ${String(to)} → ${relative(process.cwd(), file)}`),
    )
    const functions = Promise.all([siteOrigin, mail]).then(([origin, { port }]) =>
      startEdgeFunctions({ watch, environment: functionEnvironment(env, origin, port) }),
    )

    const listener = requestListener(async (request, peerAddress) => {
      const isFunction = new URL(request.url).pathname.startsWith('/functions/')
      return (await (isFunction ? functions : backend)).handle(request, peerAddress)
    })
    server.middlewares.use((request, response, next) => {
      if (backendPath.test(request.url ?? '')) listener(request, response)
      else next()
    })
    // Without a build, the admin area learns here that this site is local (D83).
    if (watch)
      server.middlewares.use('/build.json', (_, response) => response.end(JSON.stringify({ project: '' })))
    // Mails the due submissions, as a scheduled job of the database does in a hosted project.
    const schedule = setInterval(() => {
      const headers = { 'x-retry-secret': retrySecret }
      const url = 'http://localhost/functions/v1/send-contact-email/retry'
      void functions.then(({ handle }) => handle(new Request(url, { method: 'POST', headers }), null))
    }, 60_000)

    httpServer.once('close', () => {
      clearInterval(schedule)
      void Promise.allSettled([backend, mail, functions].map(async (part) => (await part).close()))
    })
    Promise.all([siteOrigin, backend, functions])
      .then(([origin]) => logger.info(summary(origin, mailFolder)))
      .catch((error: unknown) => {
        logger.error(error instanceof Error ? error.message : String(error))
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

const functionEnvironment = (env: Env, siteOrigin: string, smtpPort: number): Env => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtpPort),
  SMTP_USER: 'local',
  SMTP_PASS: 'local',
  MAIL_FROM: 'Website <website@example.com>',
  MAIL_TO: 'office@example.com',
  ALLOWED_ORIGINS: [siteOrigin, siteOrigin.replace('localhost', '127.0.0.1'), env.ALLOWED_ORIGINS ?? ''].join(
    ',',
  ),
  SUPABASE_URL: siteOrigin,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localKeys().publishable }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: localKeys().secret }),
  RETRY_SECRET: retrySecret,
  // High limits (D31), so that nobody reaches them during development.
  RATE_LIMIT_PER_SENDER: '100000',
  RATE_LIMIT_PER_NETWORK: '100000',
  RATE_LIMIT_TOTAL: '1000000',
  ...(env.DEEPL_API_KEY && { DEEPL_API_KEY: env.DEEPL_API_KEY }),
  ...(env.DEEPL_API_URL && { DEEPL_API_URL: env.DEEPL_API_URL }),
})

const summary = (siteOrigin: string, mailFolder: string) => `
  ➜  Site:     ${siteOrigin}/
  ➜  Admin:    ${siteOrigin}/tb_admin  (admin@example.com / local-admin-password)
  ➜  Backend:  ${siteOrigin}/{auth,rest,storage,functions}/v1
  ➜  Mail:     every mail that the site sends is stored in ${mailFolder}/
`
