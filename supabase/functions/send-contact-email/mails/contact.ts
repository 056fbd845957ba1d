import type { ContactEnquiry } from '../../_shared/contracts/contact.ts'
import type { EnquiryMail } from '../enquiry-mail.ts'

/** The operator's mail for the contact form (spec 7 row 1). */
export function contactMail({ name, email, company, message }: ContactEnquiry): EnquiryMail {
  return {
    form: 'contact form',
    subject: `Contact: ${name}${company === '' ? '' : `, ${company}`}`,
    replyTo: { name, address: email },
    rows: [
      ['Name', name],
      ['E-mail', email],
      ['Company', company === '' ? '-' : company],
      ['Message', message],
    ],
  }
}
