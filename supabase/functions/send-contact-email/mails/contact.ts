import type { ContactEnquiry } from '../../_shared/contracts/contact.ts'
import type { MailContent } from '../../_shared/mail-content.ts'

/** The operator's mail for the contact form (spec 7 row 1). */
export function contactMail({ name, email, company, message }: ContactEnquiry): MailContent {
  return {
    subject: `Contact: ${name}${company === '' ? '' : `, ${company}`}`,
    replyTo: { name, address: email },
    rows: [
      ['Name', name],
      ['E-mail', email],
      ['Company', company === '' ? '-' : company],
      ['Consent to data processing', 'given'],
      ['Message', message],
    ],
  }
}
