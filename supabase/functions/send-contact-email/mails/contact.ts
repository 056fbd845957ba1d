import type { ContactEnquiry } from '../../_shared/contracts/contact.ts'
import type { TemplateResult } from './template-result.ts'

export function contactMail({ name, email, company, message }: ContactEnquiry): TemplateResult {
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
