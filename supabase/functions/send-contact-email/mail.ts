import { createTransport, type NodemailerError } from 'nodemailer'

import type { Environment } from './environment.ts'
import { connectToMailServer } from './mail-connection.ts'

export type MailContent = {
  /** Part of the Message-ID, so that mail programs recognise a mail that is sent twice. */
  id: string
  subject: string
  replyTo: { name: string; address: string } | null
  intro: string
  rows: readonly MailRow[]
  metadata: readonly MailRow[]
  attachments: { filename: string; contentType: string; content: string; encoding: 'base64' }[]
}

export type MailRow = readonly [label: string, value: string]

export type SendMail = (content: MailContent) => Promise<void>

/** Line breaks could inject a header. Mail programs would decode encoded words (`=?utf-8?…?=`) to any characters. */
const headerSafe = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?')

/** The mailer resolves when the mail server has accepted the mail. The visitor's address is only reply-to (D31). */
export function createMailer(environment: Environment): SendMail {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_TIMEOUT_MS: timeout, SMTP_USER: user } = environment
  const implicitTls = environment.SMTP_TLS === '' ? port === 465 : environment.SMTP_TLS === 'implicit'
  const domain = environment.MAIL_FROM.replace(/^.*@|>.*$/g, '')
  const timeLimit = timeout * 6
  const isLoopback = ['localhost', '127.0.0.1', '::1'].includes(host)
  const transport = createTransport({
    host,
    port,
    secure: implicitTls,
    // The password must not cross a network unencrypted. The local mail catcher has no TLS.
    requireTLS: !implicitTls && !isLoopback,
    ignoreTLS: !implicitTls && isLoopback,
    ...(user !== '' && { auth: { user, pass: environment.SMTP_PASS } }),
    getSocket: (_options, callback) => {
      connectToMailServer({ host, port, implicitTls, timeoutMilliseconds: timeout }).then(
        (connection) => callback(null, { connection, secured: implicitTls }),
        callback,
      )
    },
    // Includes the time of `getSocket`, which may try several IP addresses.
    connectionTimeout: timeLimit,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (content) => {
    const { replyTo } = content
    await transport.sendMail({
      messageId: `<${content.id}@${domain}>`,
      from: environment.MAIL_FROM,
      to: environment.MAIL_TO,
      ...(replyTo && {
        replyTo: { name: headerSafe(replyTo.name), address: headerSafe(replyTo.address) },
      }),
      subject: headerSafe(content.subject),
      text: textBody(content),
      html: htmlBody(content),
      attachments: content.attachments,
      signal: AbortSignal.timeout(timeLimit),
    })
  }
}

/** Returns false if the server refused (5xx) the connection or the sign-in, because then it has not seen the mail. */
export function isRefusedPermanently(error: unknown): boolean {
  const { permanent, code } = error as NodemailerError
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

function textBody({ intro, rows, metadata }: MailContent): string {
  const quoted = (value: string) => value.replace(/^/gm, '> ').replace(/ $/gm, '')
  const lines = ([label, value]: MailRow) =>
    value.includes('\n') ? `${label}:\n${quoted(value)}\n` : `${label}: ${value}\n`
  return `${intro}\n\n${rows.map(lines).join('')}\n-- \n${metadata.map(lines).join('')}`
}

const styles = {
  body: 'margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#10231f;background:#fff',
  intro: 'margin:0 0 20px;color:#50605b;font-size:14px',
  label: 'padding:6px 20px 6px 0;text-align:left;vertical-align:top;white-space:nowrap;font-weight:600',
  value: 'padding:6px 0 6px 16px;border-left:3px solid #0e5a4b;vertical-align:top;overflow-wrap:anywhere',
  metadata: 'margin:24px 0 0;color:#50605b;font-size:14px',
}

/** The styles are inline, because mail programs require this. */
function htmlBody({ subject, intro, rows, metadata }: MailContent): string {
  const row = ([label, value]: MailRow) =>
    `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${styles.body}">
<p style="${styles.intro}">${escapeHtml(intro)}</p>
<table cellspacing="0" cellpadding="0">
${rows.map(row).join('\n')}
</table>
<p style="${styles.metadata}">${metadata.map(([label, value]) => `${escapeHtml(label)}: ${escapeHtml(value)}`).join('<br>')}</p>
</body></html>`
}
