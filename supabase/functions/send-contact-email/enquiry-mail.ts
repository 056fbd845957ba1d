import type { Enquiry } from '../_shared/contracts/enquiry.ts'
import type { MailContent } from '../_shared/mail-content.ts'
import { applicationMail, specialistMail } from './mails/candidate.ts'
import { companyMail } from './mails/company.ts'
import { contactMail } from './mails/contact.ts'
import type { TemplateResult } from './mails/template-result.ts'

/**
 * Returns the mail to the operator (spec 7 rows 1-4). The mail contains the submission's `id`, which is also in the
 * database, and in the log if mailing fails.
 */
export function enquiryMail(
  enquiry: Enquiry,
  { id, receivedAt }: { id: string; receivedAt: Date },
): MailContent {
  const { form, ...mail } = applyTemplate(enquiry, id)
  return {
    ...mail,
    id,
    intro: `Sent with the ${form} of the website. What follows are the sender's own words; nobody has checked them.`,
    metadata: [
      ['Consent to data processing', 'given'],
      ['Received', `${receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ['Reference', id],
    ],
  }
}

/** If a form has no `case`, TypeScript reports an error, because the function would not always return a result. */
function applyTemplate(enquiry: Enquiry, id: string): TemplateResult {
  switch (enquiry.formType) {
    case 'contact':
      return contactMail(enquiry)
    case 'company':
      return companyMail(enquiry)
    case 'it-specialist':
      return specialistMail(enquiry, id)
    case 'job-application':
      return applicationMail(enquiry, id)
  }
}
