import { relative, resolve } from 'node:path'

import { startEdgeFunctions } from './edge-functions.ts'
import { startEmbeddedBackend } from './embedded-backend.ts'
import { localKeys } from './local-config.ts'
import { startMailCatcher, type CaughtMail } from './mail-catcher.ts'
import type { Handle } from './serve-requests.ts'

interface LocalSystemOptions {
  env: Record<string, string>
  siteOrigin: string
  watch: boolean
}

export interface LocalSystem {
  handle: Handle
  siteOrigin: string
  mailFolder: string
  /** Resolves when the database has started. Rejects if the database cannot start. */
  ready: Promise<void>
  close: () => Promise<void>
}

const FUNCTIONS_PATH = '/functions/v1/'
const RETRY_MILLISECONDS = 60_000
export const retrySecret = 'local-retry-secret'

/**
 * Starts the database, the edge functions, the mail server and the schedule for retries. Returns when the mail server
 * has started. A request waits until the database, or the edge function that it calls, has started.
 */
export async function startLocalSystem({ env, siteOrigin, watch }: LocalSystemOptions): Promise<LocalSystem> {
  const dataFolder = env.LOCAL_DATA_FOLDER || 'supabase/.temp/data'
  const backend = startEmbeddedBackend({
    dataFolder: dataFolder === 'memory' ? 'memory' : resolve(dataFolder),
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
      ...nonEmptyVariables(env, ['DEEPL_API_KEY', 'DEEPL_API_URL']),
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

const nonEmptyVariables = (env: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

/**
 * Sends the retry request to `send-contact-email`, which then mails the due submissions. In a hosted project, the
 * migration `retry_schedule` schedules this request.
 */
async function retryMails(handle: Handle) {
  const url = `http://localhost${FUNCTIONS_PATH}send-contact-email/retry`
  await handle(new Request(url, { method: 'POST', headers: { 'x-retry-secret': retrySecret } }), null)
}

function announceMail({ file, subject, to }: CaughtMail) {
  console.info(`  ✉  "${subject}" to ${String(to)} → ${relative(process.cwd(), file)}`)
}
