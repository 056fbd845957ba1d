import { relative, resolve } from 'node:path'

import { startEdgeFunctions } from './edge-functions.ts'
import { startEmbeddedBackend } from './embedded-backend.ts'
import { localKeys } from './local-config.ts'
import { startMailCatcher, type CaughtMail } from './mail-catcher.ts'
import type { Handle } from './serve-requests.ts'

interface LocalSystemOptions {
  /** Variables of `.env`; see `.env.example`. */
  env: Record<string, string>
  /** Origin of the site, from which the functions accept requests. */
  siteOrigin: string
  /** True to restart functions when their code changes. */
  watch: boolean
}

export interface LocalSystem {
  /** Answers /auth/v1, /rest/v1, /storage/v1 and /functions/v1. */
  handle: Handle
  siteOrigin: string
  mailFolder: string
  /** Resolves when the database has started, and rejects if it cannot start. */
  ready: Promise<void>
  close: () => Promise<void>
}

const FUNCTIONS_PATH = '/functions/v1/'
const RETRY_MILLISECONDS = 60_000
const retrySecret = 'local-retry-secret'

/**
 * Starts database, functions and mail server, and connects them. Returns when the mail server has started. A request
 * waits only for the part that answers it.
 */
export async function startLocalSystem({ env, siteOrigin, watch }: LocalSystemOptions): Promise<LocalSystem> {
  const backend = startEmbeddedBackend({
    dataFolder: resolve(env.LOCAL_DATA_FOLDER || 'supabase/.temp/data'),
  })
  const mailFolder = resolve(env.LOCAL_MAIL_FOLDER || 'supabase/.temp/mail')
  const mail = await startMailCatcher({ folder: mailFolder, onMail: announceMail })
  const functions = await startEdgeFunctions({
    watch,
    environment: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mail.port),
      SMTP_USER: 'local',
      SMTP_PASS: 'local',
      MAIL_FROM: 'Website <website@example.com>',
      MAIL_TO: 'office@example.com',
      ALLOWED_ORIGINS: [siteOrigin, siteOrigin.replace('localhost', '127.0.0.1')].join(','),
      SUPABASE_URL: siteOrigin,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localKeys().publishable }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: localKeys().secret }),
      RETRY_SECRET: retrySecret,
      // No rate limit during development (D31).
      RATE_LIMIT_PER_SENDER: '100000',
      RATE_LIMIT_TOTAL: '100000',
      ...setVariables(env, ['DEEPL_API_KEY', 'DEEPL_API_URL']),
    },
  })
  const schedule = setInterval(() => void retryMails(functions.handle), RETRY_MILLISECONDS)
  return {
    siteOrigin,
    mailFolder: relative(process.cwd(), mailFolder),
    ready: backend.then(() => undefined),
    handle: async (request, peerAddress) =>
      new URL(request.url).pathname.startsWith(FUNCTIONS_PATH)
        ? functions.handle(request, peerAddress)
        : (await backend).handle(request, peerAddress),
    close: async () => {
      clearInterval(schedule)
      const stopBackend = backend.then((running) => running.close())
      await Promise.allSettled([functions.close(), mail.close(), stopBackend])
    },
  }
}

/** Returns the named variables that have a value. */
const setVariables = (env: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

/** Retries failed mails as pg_cron does in a hosted project (migration `retry_schedule`). The function logs errors. */
async function retryMails(handle: Handle) {
  const url = `http://localhost${FUNCTIONS_PATH}send-contact-email/retry`
  await handle(new Request(url, { method: 'POST', headers: { 'x-retry-secret': retrySecret } }), null)
}

function announceMail({ file, subject, to }: CaughtMail) {
  console.info(`  ✉  "${subject}" to ${String(to)} → ${relative(process.cwd(), file)}`)
}
