import { resolve4 } from 'node:dns/promises'
import { isIP } from 'node:net'

import { createTransport } from 'nodemailer'

import type { Environment } from './environment.ts'

export type Mail = {
  /** Part of the Message-ID, so that mail programs can recognize a mail that is sent twice. */
  id: string
  subject: string
  replyTo?: { name: string; address: string }
  text: string
  html: string
  attachments?: { filename: string; contentType: string; content: string; encoding: 'base64' }[]
}

export type SendMail = (mail: Mail) => Promise<void>

/** Line breaks could inject a header. Mail programs would decode encoded words (`=?utf-8?…?=`) to any characters. */
const headerSafe = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?')

/** Returns the options of nodemailer that say when TLS starts, or that it does not. */
export function tlsOptions({ SMTP_HOST: host, SMTP_PORT: port, SMTP_TLS: tls }: Environment) {
  const secure = tls === '' ? port === 465 : tls === 'implicit'
  // The password must not cross a network unencrypted. The local mail catcher has no TLS.
  const isLoopback = ['localhost', '127.0.0.1', '::1'].includes(host)
  return {
    secure,
    requireTLS: !secure && !isLoopback,
    ignoreTLS: !secure && isLoopback,
    tls: isIP(host) === 0 ? { servername: host } : {},
  }
}

/**
 * Returns one of the IPv4 addresses of a mail server: Deno 2.1 never starts TLS if the first of several addresses fails
 * (D50), and hosted functions may have no route to IPv6. A retry probably gets another one. Returns the name itself if
 * the DNS server does not know it, because it may be in the hosts file.
 */
export async function chooseAddress(host: string): Promise<string> {
  if (isIP(host) !== 0) return host
  const addresses = await resolve4(host).catch(() => [])
  return addresses[Math.floor(Math.random() * addresses.length)] ?? host
}

/** The mailer resolves when the mail server has accepted the mail. The visitor's address is only reply-to (D31). */
export function createMailer(environment: Environment): SendMail {
  const { SMTP_PORT: port, SMTP_TIMEOUT_MS: timeout, SMTP_USER: user } = environment
  const domain = environment.MAIL_FROM.replace(/^.*@|>.*$/g, '')
  return async ({ id, subject, replyTo, ...content }) => {
    const signal = AbortSignal.timeout(timeout)
    const transport = createTransport({
      host: await chooseAddress(environment.SMTP_HOST),
      port,
      ...tlsOptions(environment),
      ...(user !== '' && { auth: { user, pass: environment.SMTP_PASS } }),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await transport.sendMail({
      ...content,
      messageId: `<${id}@${domain}>`,
      from: environment.MAIL_FROM,
      to: environment.MAIL_TO,
      ...(replyTo && {
        replyTo: { name: headerSafe(replyTo.name), address: headerSafe(replyTo.address) },
      }),
      subject: headerSafe(subject),
      signal,
    })
  }
}
