import type { JobApplication, SpecialistSignUp } from '../../_shared/contracts/candidate.ts'
import { decodedSize, type CvFile } from '../../_shared/contracts/cv-file.ts'
import { cvExtension, cvType } from '../../_shared/contracts/cv-rules.ts'
import { applicationTechnologies, specialistTechnologies } from '../../_shared/contracts/technologies.ts'
import type { MailAttachment, MailContent, MailRow } from '../../_shared/mail-content.ts'

/** The operator's mail for the specialist sign-up (spec 7 row 3). */
export function specialistMail(signUp: SpecialistSignUp, id: string): MailContent {
  const technology = specialistTechnologies[signUp.technology]
  return {
    ...candidateMail(signUp, id),
    subject: `Specialist: ${signUp.name}, ${technology}`,
    rows: candidateRows(signUp, technology),
  }
}

/** The operator's mail for a job application (spec 7 row 4). */
export function applicationMail(application: JobApplication, id: string): MailContent {
  const technology = applicationTechnologies[application.technology]
  return {
    ...candidateMail(application, id),
    subject: `Application: ${application.jobTitle}, ${application.name}`,
    rows: [['Project', application.jobTitle], ...candidateRows(application, technology)],
  }
}

type Candidate = SpecialistSignUp | JobApplication

const candidateMail = ({ name, email, cvFile }: Candidate, id: string) => ({
  replyTo: { name, address: email },
  ...(cvFile && { attachments: [attachment(cvFile, id)] }),
})

const candidateRows = ({ name, email, phone, cvFile }: Candidate, technology: string): MailRow[] => [
  ['Name', name],
  ['E-mail', email],
  ['Phone', phone || '-'],
  ['Technology', technology],
  ['CV', cvFile ? `${cvFile.name} (${kilobytes(cvFile)} KB), attached` : '-'],
  ['Consent to data processing', 'given'],
]

const kilobytes = ({ content }: CvFile) => Math.ceil(decodedSize(content) / 1024)

/** Named by the reference that the mail ends with; the contract has made sure that the kind is one of ours. */
function attachment({ name, content }: CvFile, id: string): MailAttachment {
  const extension = cvExtension(name) ?? 'pdf'
  return { filename: `cv-${id}.${extension}`, contentType: cvType(extension), base64: content }
}
