import { cvExtension, cvMimeType, specialistTechnologies } from '../_shared/contracts/enquiry-rules.ts'
import {
  decodedSize,
  type CvFile,
  type Enquiry,
  type JobApplication,
  type SpecialistSignUp,
} from '../_shared/contracts/enquiry.ts'
import type { Mail } from './mail.ts'
import type { DueSubmission } from './outbox.ts'

export function enquiryMail({ id, enquiry, receivedAt }: DueSubmission): Mail {
  const { form, subject, rows } = describe(enquiry)
  const body = mailBody({
    subject,
    intro: `Sent via the ${form} on the website. The sender’s own words follow; nobody has checked them.`,
    rows: enquiry.withOffer ? [...rows, ['Offer', '10% off the MD rate, claimed in the popup']] : rows,
    metadata: [
      ...(enquiry.language ? [['Language of the page', enquiry.language] as const] : []),
      ['Consent to data processing', 'given'],
      ['Received', `${receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ['Reference', id],
    ],
  })
  return {
    id,
    ...body,
    replyTo: { name: enquiry.name, address: enquiry.email },
    attachments: 'cvFile' in enquiry ? cvAttachment(enquiry.cvFile, id) : [],
  }
}

function describe(enquiry: Enquiry): { form: string; subject: string; rows: MailRow[] } {
  const { name, email } = enquiry
  switch (enquiry.formType) {
    case 'contact':
      return {
        form: 'contact form',
        subject: `Contact: ${name}${enquiry.company && `, ${enquiry.company}`}`,
        rows: [
          ['Name', name],
          ['Email', email],
          ['Company', enquiry.company || '-'],
          ['Message', enquiry.message],
        ],
      }
    case 'company':
      return {
        form: 'company form',
        subject: `Company request: ${enquiry.company}, ${name}`,
        rows: [
          ['Company', enquiry.company],
          ['Name', name],
          ['Email', email],
          ['Phone', enquiry.phone || '-'],
          ['Technologies', enquiry.technologies.join(', ') || '-'],
        ],
      }
    case 'it-specialist': {
      const technology = specialistTechnologies[enquiry.technology]
      return {
        form: 'sign-up form for specialists',
        subject: `Specialist: ${name}, ${technology}`,
        rows: candidateRows(enquiry, technology),
      }
    }
    case 'job-application':
      return {
        form: 'application form for projects',
        subject: `Application: ${enquiry.jobTitle}, ${name}`,
        rows: [['Project', enquiry.jobTitle], ...candidateRows(enquiry, enquiry.technology)],
      }
  }
}

const candidateRows = (
  { name, email, phone, cvFile }: SpecialistSignUp | JobApplication,
  technology: string,
): MailRow[] => [
  ['Name', name],
  ['Email', email],
  ['Phone', phone || '-'],
  ['Technology', technology],
  ['CV', cvFile ? describeCv(cvFile) : '-'],
]

const describeCv = ({ name, content }: CvFile) =>
  content
    ? `${name} (${Math.ceil(decodedSize(content) / 1024)} KB), attached`
    : `${name}, not kept, because too many suspected inquiries had one`

/** Mail programs choose the program that opens a file by its name and type. So only known extensions are attached. */
function cvAttachment(cvFile: CvFile | null, id: string): Mail['attachments'] {
  const extension = cvFile?.content && cvExtension(cvFile.name)
  if (!extension) return []
  return [
    {
      filename: `cv-${id}.${extension}`,
      contentType: cvMimeType(extension),
      content: cvFile.content,
      encoding: 'base64',
    },
  ]
}

type MailRow = readonly [label: string, value: string]

type Body = { subject: string; intro: string; rows: readonly MailRow[]; metadata?: readonly MailRow[] }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

export const mailBody = (body: Body) => ({
  subject: body.subject,
  text: textBody(body),
  html: htmlBody(body),
})

function textBody({ intro, rows, metadata = [] }: Body): string {
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

/** The styles are inline, because some mail programs ignore style sheets. */
function htmlBody({ subject, intro, rows, metadata = [] }: Body): string {
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
