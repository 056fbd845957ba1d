import * as z from 'zod/mini'

import { integer } from './environment.ts'

const required = z.string('is missing').check(z.trim(), z.minLength(1, 'is empty'))

const isMailbox = (value: string) => {
  const email = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value
  return z.regexes.email.test(email)
}
const mailbox = required.check(z.refine(isMailbox, 'is not an e-mail address like Name <name@example.com>'))

/** The variables for sending mail over SMTP (D29). Spread this object into the environment schema of a function. */
export const mailEnvironment = {
  SMTP_HOST: required,
  /** Port of the mail server. Hosted Supabase projects block connections to the ports 25 and 587. */
  SMTP_PORT: integer(1, 65535),
  /** If empty, TLS is `implicit` (starts with the first byte) on port 465 and `starttls` on other ports. */
  SMTP_TLS: z._default(z.enum(['', 'implicit', 'starttls'], 'is not implicit or starttls'), ''),
  /** Leave user and password empty for a server without authentication. */
  SMTP_USER: z._default(z.string(), ''),
  SMTP_PASS: z._default(z.string(), ''),
  MAIL_FROM: mailbox,
  MAIL_TO: mailbox,
  /**
   * Sending a mail fails if the mail server sends no data for this time, or if the mail is not sent after six times
   * this time.
   */
  SMTP_TIMEOUT_MS: z._default(integer(100, 60_000), 8_000),
}

export type MailEnvironment = z.output<z.ZodMiniObject<typeof mailEnvironment>>
