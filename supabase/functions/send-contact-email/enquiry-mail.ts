import type { Enquiry } from '../_shared/contracts/enquiry.ts'
import type { MailContent } from '../_shared/mail-content.ts'
import { applicationMail, specialistMail } from './mails/candidate.ts'
import { companyMail } from './mails/company.ts'
import { contactMail } from './mails/contact.ts'

/** Chooses the template; a form without one does not compile. `id` lets a mail be found in the log. */
export function enquiryMail(enquiry: Enquiry, id: string): MailContent {
  const mail = template(enquiry, id)
  return { ...mail, rows: [...mail.rows, ['Reference', id]] }
}

function template(enquiry: Enquiry, id: string): MailContent {
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
