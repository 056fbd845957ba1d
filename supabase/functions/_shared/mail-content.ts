/**
 * One mail to the operator, before it has a sender and a shape: what a form's template makes of an enquiry.
 * `rows` are the visitor's words, shown in order as label and value; a value may hold line breaks and any markup,
 * it is escaped. `facts` are ours.
 */
export type MailContent = {
  /** Makes the Message-ID: should a mail ever go out twice, mail programs know it for one. */
  id: string
  subject: string
  replyTo: { name: string; address: string }
  /** Says where the mail comes from and whose words follow. */
  intro: string
  rows: readonly MailRow[]
  facts: readonly MailRow[]
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

/** Plain text: one row after the other; a value of several lines stands below its label, marked as a quotation. */
export function textBody({ intro, rows, facts }: MailContent): string {
  const quoted = (value: string) => value.replace(/^/gm, '> ').replace(/ $/gm, '')
  const lines = ([label, value]: MailRow) =>
    value.includes('\n') ? `${label}:\n${quoted(value)}\n` : `${label}: ${value}\n`
  return `${intro}\n\n${rows.map(lines).join('')}\n-- \n${facts.map(lines).join('')}`
}

const styles = {
  body: 'margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#10231f;background:#fff',
  intro: 'margin:0 0 20px;color:#50605b;font-size:14px',
  label: 'padding:6px 20px 6px 0;text-align:left;vertical-align:top;white-space:nowrap;font-weight:600',
  value: 'padding:6px 0 6px 16px;border-left:3px solid #0e5a4b;vertical-align:top;overflow-wrap:anywhere',
  facts: 'margin:24px 0 0;color:#50605b;font-size:14px',
}

/**
 * HTML for mail programs: a table with its styles on the elements, nothing to load, every value escaped, line
 * breaks as `<br>`. A bar marks the visitor's words.
 */
export function htmlBody({ subject, intro, rows, facts }: MailContent): string {
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
<p style="${styles.facts}">${facts.map(([label, value]) => `${escapeHtml(label)}: ${escapeHtml(value)}`).join('<br>')}</p>
</body></html>`
}
