import { relative, resolve } from 'node:path'

import { startEdgeFunctions } from './edge-functions.ts'
import { startEmbeddedBackend } from './embedded-backend.ts'
import { localKeys } from './local-config.ts'
import { startMailCatcher, type CaughtMail } from './mail-catcher.ts'

interface LocalSystemOptions {
  /** Variables of `.env`; see `.env.example`. */
  env: Record<string, string>
  /** Address of the site, which the functions accept requests from. */
  siteOrigin: string
  /** Restart functions when their code changes. */
  watch: boolean
}

export interface LocalSystem {
  /** Answers everything below /auth/v1, /rest/v1, /storage/v1 and /functions/v1. */
  handle(request: Request, peerAddress: string | null): Promise<Response>
  siteOrigin: string
  mailFolder: string
  /** Settles when the database stands, or rejects with the reason why it does not. */
  ready: Promise<void>
  close(): Promise<void>
}

const FUNCTIONS_PATH = '/functions/v1/'
const RETRY_MILLISECONDS = 60_000
const retrySecret = 'local-retry-secret'

/**
 * Starts database, functions and mailbox together and wires them to each other. Returns once the mailbox stands:
 * each request waits for the part that answers it, and only for that one.
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
      // Trying things out is never throttled (D31).
      RATE_LIMIT_PER_SENDER: '100000',
      RATE_LIMIT_TOTAL: '100000',
      ...given(env, ['DEEPL_API_KEY', 'DEEPL_API_URL']),
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

const given = (env: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))

/** What pg_cron does in a hosted project (migration `retry_schedule`). The function itself logs what goes wrong. */
async function retryMails(handle: (request: Request, callerAddress: string | null) => Promise<Response>) {
  const address = `http://localhost${FUNCTIONS_PATH}send-contact-email/retry`
  await handle(new Request(address, { method: 'POST', headers: { 'x-retry-secret': retrySecret } }), null)
}

function announceMail({ file, subject, to }: CaughtMail) {
  console.info(`  ✉  "${subject}" to ${String(to)} → ${relative(process.cwd(), file)}`)
}
