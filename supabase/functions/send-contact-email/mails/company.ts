import type { CompanyRequest } from '../../_shared/contracts/company-request.ts'
import type { MailContent } from '../../_shared/mail-content.ts'

/** The operator's mail for the company form (spec 7 row 2). */
export function companyMail({ company, name, email, phone, technologies }: CompanyRequest): MailContent {
  return {
    subject: `Company request: ${company}, ${name}`,
    replyTo: { name, address: email },
    rows: [
      ['Company', company],
      ['Name', name],
      ['E-mail', email],
      ['Phone', phone || '-'],
      ['Technologies', technologies.join(', ') || '-'],
      ['Consent to data processing', 'given'],
    ],
  }
}
