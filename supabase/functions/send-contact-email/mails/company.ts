import type { CompanyRequest } from '../../_shared/contracts/company-request.ts'
import type { TemplateResult } from './template-result.ts'

export function companyMail({ company, name, email, phone, technologies }: CompanyRequest): TemplateResult {
  return {
    form: 'company form',
    subject: `Company request: ${company}, ${name}`,
    replyTo: { name, address: email },
    rows: [
      ['Company', company],
      ['Name', name],
      ['E-mail', email],
      ['Phone', phone || '-'],
      ['Technologies', technologies.join(', ') || '-'],
    ],
  }
}
