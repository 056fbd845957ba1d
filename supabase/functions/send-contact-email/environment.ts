import * as z from 'zod/mini'

import { defaultKey, integer, originList, projectTimeout, projectUrl } from '../_shared/environment.ts'

const required = z.string('is missing').check(z.trim(), z.minLength(1, 'is empty'))

const isMailbox = (value: string) => {
  const email = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value
  return z.regexes.email.test(email)
}
const mailbox = required.check(z.refine(isMailbox, 'is not an email address like Name <name@example.com>'))

export const environmentSchema = z.object({
  SUPABASE_URL: projectUrl,
  PROJECT_TIMEOUT_MS: projectTimeout,
  SUPABASE_SECRET_KEYS: defaultKey,
  ALLOWED_ORIGINS: originList,
  SMTP_HOST: required,
  /** Hosted Supabase projects block connections to the ports 25 and 587. */
  SMTP_PORT: integer(1, 65535),
  /**
   * If empty, TLS is `implicit` (starts with the first byte) on port 465 and `starttls` on other ports. A mail server
   * on the same machine gets no `starttls`.
   */
  SMTP_TLS: z._default(z.enum(['', 'implicit', 'starttls'], 'is not implicit or starttls'), ''),
  /** Leave user and password empty for a server without authentication. */
  SMTP_USER: z._default(z.string(), ''),
  SMTP_PASS: z._default(z.string(), ''),
  MAIL_FROM: mailbox,
  MAIL_TO: mailbox,
  /** The time limit of a mail. Longer ones would reach the three minutes after which another caller claims the mail. */
  SMTP_TIMEOUT_MS: z._default(integer(100, 60_000), 40_000),
  /** The maximum number of submissions in a window from one sender, from one network and in total (D31, D48). */
  RATE_LIMIT_PER_SENDER: z._default(integer(1, 1_000_000), 10),
  RATE_LIMIT_PER_NETWORK: z._default(integer(1, 1_000_000), 30),
  RATE_LIMIT_TOTAL: z._default(integer(1, 1_000_000), 300),
  RATE_LIMIT_WINDOW_SECONDS: z._default(integer(1, 86_400), 600),
  /** The request header with the caller's IP address. It must be a header that callers cannot forge. */
  CLIENT_ADDRESS_HEADER: z._default(z.string().check(z.minLength(1)), 'cf-connecting-ip'),
  /** The scheduled retry request must send this secret. */
  RETRY_SECRET: z.string('is missing').check(z.minLength(1, 'is empty')),
})

export type Environment = z.output<typeof environmentSchema>
