import { createTransport, type NodemailerError } from 'nodemailer'

import { connectToMailServer } from './mail-connection.ts'
import type { MailEnvironment } from './mail-environment.ts'
import { htmlBody, textBody } from './mail-content.ts'
import type { MailContent } from './mail-content.ts'

export type SendMail = (content: MailContent) => Promise<void>

const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '::1'
/**
 * Replaces control characters and line breaks with spaces, because they could inject a header. Also inserts a space
 * into each `=?`, the start of an encoded word (`=?utf-8?…?=`, RFC 2047), because mail programs would decode the word
 * to characters that were not checked.
 */
const headerSafe = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?')

/**
 * Creates a function that sends mails over SMTP (D29), always from `MAIL_FROM` to `MAIL_TO`. The visitor's e-mail
 * address is used only as reply-to (D31). The function resolves when the mail server has accepted the mail. It rejects
 * on an error of the server, its certificate or the network, if the server sends nothing for `SMTP_TIMEOUT_MS`, and if
 * the mail takes longer than six times `SMTP_TIMEOUT_MS`.
 */
export function createMailer(environment: MailEnvironment): SendMail {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_TIMEOUT_MS: timeout, SMTP_USER: user } = environment
  const implicitTls = environment.SMTP_TLS === '' ? port === 465 : environment.SMTP_TLS === 'implicit'
  const domain = environment.MAIL_FROM.replace(/^.*@|>.*$/g, '')
  const timeLimit = timeout * 6
  const transport = createTransport({
    host,
    port,
    secure: implicitTls,
    // Requires STARTTLS, because the password must not cross a network unencrypted. Only a mail server on the same
    // computer is used without TLS, because the local mail catcher has no TLS.
    requireTLS: !implicitTls && !isLoopback(host),
    ignoreTLS: !implicitTls && isLoopback(host),
    ...(user !== '' && { auth: { user, pass: environment.SMTP_PASS } }),
    getSocket: (_options, callback) => {
      connectToMailServer({ host, port, implicitTls, timeoutMilliseconds: timeout }).then(
        (connection) => callback(null, { connection, secured: implicitTls }),
        callback,
      )
    },
    // Longer than the other timeouts, because `connectionTimeout` includes the time of `getSocket`, which may try
    // several IP addresses.
    connectionTimeout: timeLimit,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (content) => {
    await transport.sendMail({
      messageId: `<${content.id}@${domain}>`,
      from: environment.MAIL_FROM,
      to: environment.MAIL_TO,
      replyTo: { name: headerSafe(content.replyTo.name), address: headerSafe(content.replyTo.address) },
      subject: headerSafe(content.subject),
      text: textBody(content),
      html: htmlBody(content),
      attachments: content.attachments?.map(({ base64, ...file }) => ({
        ...file,
        content: base64,
        encoding: 'base64',
      })),
      signal: AbortSignal.timeout(timeLimit),
    })
  }
}

/**
 * Returns whether the mail server refused a mail permanently (5xx), because of its sender, recipient or content.
 * Returns false if the server refused the connection or the sign-in, because then it has not seen the mail.
 */
export function isRefusedPermanently(error: unknown): boolean {
  const { permanent, code } = error as NodemailerError
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
