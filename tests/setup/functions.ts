import { vi } from 'vitest'

import { startEdgeFunctions } from '../../supabase/local/edge-functions.ts'
import { startMailbox } from './smtp.ts'

// A test here may start Deno several times, on a machine that is busy with other things.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The one page that may call the functions under test. */
export const ourOrigin = 'https://www.example.com'
export const mailFrom = 'website@example.com'
export const mailTo = 'office@example.com'

/** A payload that is taken as it stands (spec 7 row 1). */
export const goodEnquiry = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: 'Analytical Engines',
  message: 'We need two engineers.',
  gdprConsent: true,
}

type Sending = { method?: string; headers?: Record<string, string>; body?: BodyInit | null }

/** The real functions in real Deno, with a mail server at `smtpPort`; `lines` is what they wrote. */
export async function startFunctions(smtpPort: number, environment: Record<string, string> = {}) {
  const lines: string[] = []
  const functions = await startEdgeFunctions({
    environment: {
      ALLOWED_ORIGINS: `${ourOrigin},https://example.com`,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtpPort),
      SMTP_USER: 'someone',
      SMTP_PASS: 'secret',
      MAIL_FROM: `Tidebridge <${mailFrom}>`,
      MAIL_TO: mailTo,
      ...environment,
    },
    log: (line) => lines.push(line),
  })

  const send = async ({ method = 'POST', headers = {}, body = null }: Sending) => {
    const address = 'https://backend.example.com/functions/v1/send-contact-email'
    const response = await functions.handle(
      new Request(address, { method, headers: { 'content-type': 'application/json', ...headers }, body }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text && (JSON.parse(text) as unknown) }
  }
  /** Posts a payload as our page does. */
  const post = (payload: unknown) => send({ headers: { origin: ourOrigin }, body: JSON.stringify(payload) })

  return { lines, send, post, close: () => functions.close() }
}

/** The functions together with a mailbox that takes their mail. */
export async function startFunctionsWithMailbox() {
  const mailbox = await startMailbox()
  const functions = await startFunctions(mailbox.port)
  return {
    mailbox,
    functions,
    close: async () => {
      await functions.close()
      await mailbox.close()
    },
  }
}
