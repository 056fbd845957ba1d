import { cvExtension, cvMimeType, specialistTechnologies } from '../_shared/contracts/enquiry-rules.ts'
import {
  decodedSize,
  type CvFile,
  type Enquiry,
  type JobApplication,
  type SpecialistSignUp,
} from '../_shared/contracts/enquiry.ts'
import type { MailContent, MailRow } from './mail.ts'
import type { DueSubmission } from './outbox.ts'

export function enquiryMail({ id, enquiry, receivedAt }: DueSubmission): MailContent {
  const { form, subject, rows } = describe(enquiry)
  return {
    id,
    subject,
    replyTo: { name: enquiry.name, address: enquiry.email },
    intro: `Sent via the ${form} on the website. The sender's own words follow; nobody has checked them.`,
    rows: enquiry.withOffer ? [...rows, ['Offer', '10% off the MD rate, claimed in the popup']] : rows,
    metadata: [
      ['Consent to data processing', 'given'],
      ['Received', `${receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ['Reference', id],
    ],
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
          ['E-mail', email],
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
          ['E-mail', email],
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
  ['E-mail', email],
  ['Phone', phone || '-'],
  ['Technology', technology],
  ['CV', cvFile ? `${cvFile.name} (${Math.ceil(decodedSize(cvFile.content) / 1024)} KB), attached` : '-'],
]

/** Mail programs choose the program that opens a file by its name and type, so both must not come from the visitor. */
function cvAttachment(cvFile: CvFile | null, id: string): MailContent['attachments'] {
  const extension = cvFile && cvExtension(cvFile.name)
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
