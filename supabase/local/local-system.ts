import { relative, resolve } from 'node:path'

import { startEdgeFunctions } from './edge-functions.ts'
import { startEmbeddedBackend } from './embedded-backend.ts'
import { localKeys } from './local-config.ts'
import { startMailCatcher } from './mail-catcher.ts'

export const retrySecret = 'local-retry-secret'

/**
 * Starts the database, the edge functions, the mail server and the schedule for retries. A request waits until the
 * database, or the edge function that it calls, has started. `ready` rejects if the database cannot start.
 */
export async function startLocalSystem(env: Record<string, string>, siteOrigin: string, watch: boolean) {
  const backend = startEmbeddedBackend({ dataFolder: env.LOCAL_DATA_FOLDER || 'supabase/.temp/data' })
  const mailFolder = resolve(env.LOCAL_MAIL_FOLDER || 'supabase/.temp/mail')
  const mail = await startMailCatcher(mailFolder, ({ file, subject, to }) =>
    console.info(`  ✉  "${subject}" to ${String(to)} → ${relative(process.cwd(), file)}`),
  )
  const functions = startEdgeFunctions({
    watch,
    environment: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mail.port),
      SMTP_USER: 'local',
      SMTP_PASS: 'local',
      MAIL_FROM: 'Website <website@example.com>',
      MAIL_TO: 'office@example.com',
      ALLOWED_ORIGINS: [
        siteOrigin,
        siteOrigin.replace('localhost', '127.0.0.1'),
        env.ALLOWED_ORIGINS ?? '',
      ].join(','),
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
    },
  })
  // Mails the due submissions, as a scheduled job of the database does in a hosted project.
  const schedule = setInterval(() => {
    const headers = { 'x-retry-secret': retrySecret }
    const url = 'http://localhost/functions/v1/send-contact-email/retry'
    void functions.handle(new Request(url, { method: 'POST', headers }), null)
  }, 60_000)
  return {
    mailFolder: relative(process.cwd(), mailFolder),
    ready: backend,
    handle: async (request: Request, peerAddress: string | null) =>
      new URL(request.url).pathname.startsWith('/functions/v1/')
        ? functions.handle(request, peerAddress)
        : (await backend).handle(request, peerAddress),
    close: async () => {
      clearInterval(schedule)
      const stopBackend = backend.then((running) => running.close())
      await Promise.allSettled([functions.close(), mail.close(), stopBackend])
    },
  }
}
