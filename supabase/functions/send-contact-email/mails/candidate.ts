import type { JobApplication, SpecialistSignUp } from '../../_shared/contracts/candidate.ts'
import { decodedSize, type CvFile } from '../../_shared/contracts/cv-file.ts'
import { cvExtension, cvMimeType } from '../../_shared/contracts/cv-rules.ts'
import { specialistTechnologies } from '../../_shared/contracts/technologies.ts'
import type { MailAttachment, MailRow } from '../../_shared/mail-content.ts'
import type { TemplateResult } from './template-result.ts'

export function specialistMail(signUp: SpecialistSignUp, id: string): TemplateResult {
  const technology = specialistTechnologies[signUp.technology]
  return {
    form: 'sign-up form for specialists',
    subject: `Specialist: ${signUp.name}, ${technology}`,
    replyTo: { name: signUp.name, address: signUp.email },
    rows: candidateRows(signUp, technology),
    attachments: cvAttachment(signUp.cvFile, id),
  }
}

export function applicationMail(application: JobApplication, id: string): TemplateResult {
  return {
    form: 'application form for projects',
    subject: `Application: ${application.jobTitle}, ${application.name}`,
    replyTo: { name: application.name, address: application.email },
    rows: [['Project', application.jobTitle], ...candidateRows(application, application.technology)],
    attachments: cvAttachment(application.cvFile, id),
  }
}

type Candidate = SpecialistSignUp | JobApplication

const candidateRows = ({ name, email, phone, cvFile }: Candidate, technology: string): MailRow[] => [
  ['Name', name],
  ['E-mail', email],
  ['Phone', phone || '-'],
  ['Technology', technology],
  ['CV', cvFile ? `${cvFile.name} (${kilobytes(cvFile)} KB), attached` : '-'],
]

const kilobytes = ({ content }: CvFile) => Math.ceil(decodedSize(content) / 1024)

/** Names the attached CV after the submission's id, which is also in the mail, so that the two can be matched. */
function cvAttachment(cvFile: CvFile | null, id: string): MailAttachment[] {
  const extension = cvFile && cvExtension(cvFile.name)
  if (!extension) return []
  return [{ filename: `cv-${id}.${extension}`, contentType: cvMimeType(extension), base64: cvFile.content }]
}
