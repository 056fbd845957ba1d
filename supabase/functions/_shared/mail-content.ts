/** The content of a mail to the operator. `mail.ts` adds sender and recipient. */
export type MailContent = {
  /** Used in the Message-ID, so that mail programs recognise a duplicate if the same mail is sent twice. */
  id: string
  subject: string
  replyTo: { name: string; address: string }
  intro: string
  /** The fields of the form. Values may contain line breaks and markup. {@link htmlBody} escapes the markup. */
  rows: readonly MailRow[]
  /** Rows below the fields, such as the time of receipt. */
  metadata: readonly MailRow[]
  attachments?: readonly MailAttachment[]
}

export type MailRow = readonly [label: string, value: string]

/**
 * `filename` and `contentType` must never come from the visitor, because mail programs use them to choose the program
 * that opens the file.
 */
export type MailAttachment = { filename: string; contentType: string; base64: string }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Renders the plain-text body. Values with several lines are quoted with `>` below their label. */
export function textBody({ intro, rows, metadata }: MailContent): string {
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

/** Renders the HTML body. The styles are inline, because mail programs require this. Escapes every text. */
export function htmlBody({ subject, intro, rows, metadata }: MailContent): string {
  const lines = (value: string) => escapeHtml(value).replaceAll('\n', '<br>')
  const row = ([label, value]: MailRow) =>
    `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${lines(value)}</td></tr>`
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
