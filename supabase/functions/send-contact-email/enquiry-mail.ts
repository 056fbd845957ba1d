import type { Enquiry } from '../_shared/contracts/enquiry.ts'
import type { MailContent } from '../_shared/mail-content.ts'
import { applicationMail, specialistMail } from './mails/candidate.ts'
import { companyMail } from './mails/company.ts'
import { contactMail } from './mails/contact.ts'

/** What a form's template says: everything but the frame, which all forms share. */
export type EnquiryMail = Omit<MailContent, 'id' | 'intro' | 'facts'> & {
  /** The form's name, as in "Sent with the … of the website". */
  form: string
}

/** The operator's mail for a stored enquiry. `id` lets it be found in the log and in the database. */
export function enquiryMail(
  enquiry: Enquiry,
  { id, receivedAt }: { id: string; receivedAt: Date },
): MailContent {
  const { form, ...mail } = template(enquiry, id)
  return {
    ...mail,
    id,
    intro: `Sent with the ${form} of the website. What follows are the sender's own words; nobody has checked them.`,
    facts: [
      ['Consent to data processing', 'given'],
      ['Received', `${receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ['Reference', id],
    ],
  }
}

/** Chooses the template; a form without one does not compile. */
function template(enquiry: Enquiry, id: string): EnquiryMail {
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
