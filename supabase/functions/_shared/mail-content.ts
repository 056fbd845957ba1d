/**
 * One mail to the operator, before it has a sender and a shape: what a form's template makes of an enquiry.
 * `rows` are shown in order as label and value; a value may hold line breaks and any markup, it is escaped.
 */
export type MailContent = {
  subject: string
  replyTo: { name: string; address: string }
  rows: readonly MailRow[]
  attachments?: readonly MailAttachment[]
}

export type MailRow = readonly [label: string, value: string]

/** A file of a mail. Its name and type are ours, never the sender's: mail programs act on both. */
export type MailAttachment = { filename: string; contentType: string; base64: string }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Plain text: one row after the other; a value of several lines stands below its label. */
export function textBody({ rows }: MailContent): string {
  return rows
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value}\n`))
    .join('')
}

/** HTML for mail programs: a table, no styles to load, every value escaped, line breaks as `<br>`. */
export function htmlBody({ subject, rows }: MailContent): string {
  const cell = (value: string) => escapeHtml(value).replaceAll('\n', '<br>')
  const body = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" scope="row">${escapeHtml(label)}</th><td>${cell(value)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body><table cellpadding="6">${body.join('\n')}</table></body></html>`
}
