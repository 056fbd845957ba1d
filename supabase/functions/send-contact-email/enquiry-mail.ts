import type { Enquiry } from '../_shared/contracts/enquiry.ts'
import type { MailContent } from '../_shared/mail-content.ts'
import { contactMail } from './mails/contact.ts'

/** Chooses the template; a form without one does not compile. `id` lets a mail be found in the log. */
export function enquiryMail(enquiry: Enquiry, id: string): MailContent {
  const mail = template(enquiry)
  return { ...mail, rows: [...mail.rows, ['Reference', id]] }
}

function template(enquiry: Enquiry): MailContent {
  switch (enquiry.formType) {
    case 'contact':
      return contactMail(enquiry)
  }
}
