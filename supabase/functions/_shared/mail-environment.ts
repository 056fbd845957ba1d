import * as z from 'zod/mini'

import { wholeNumber } from './environment.ts'

const required = z.string('is missing').check(z.trim(), z.minLength(1, 'is empty'))

const isMailbox = (value: string) => {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value
  return z.regexes.email.test(address)
}
const mailbox = required.check(z.refine(isMailbox, 'is not an address like Name <name@example.com>'))

/** What mail needs (D29), to be spread into a function's environment schema. */
export const mailEnvironment = {
  SMTP_HOST: required,
  /** 465 where functions are hosted: they block 25 and 587. TLS from the first byte on 465, else STARTTLS. */
  SMTP_PORT: wholeNumber(1, 65535),
  /** Both empty for a server that asks nobody's name. */
  SMTP_USER: z._default(z.string(), ''),
  SMTP_PASS: z._default(z.string(), ''),
  MAIL_FROM: mailbox,
  MAIL_TO: mailbox,
  /** How long a mail server may stay silent, in milliseconds. */
  SMTP_TIMEOUT_MS: z._default(wholeNumber(100, 60_000), 8_000),
}

export type MailEnvironment = z.output<z.ZodMiniObject<typeof mailEnvironment>>
