import * as z from 'zod/mini'

import { applicationContract, specialistContract } from './candidate.ts'
import { companyContract } from './company-request.ts'
import { contactContract } from './contact.ts'

/**
 * Every form the endpoint takes, told apart by `formType` (spec 7 rows 1-4). A new form is one more member,
 * its contract carrying its own `formType` literal; only the contact form sends none.
 */
const enquiryContract = z.discriminatedUnion('formType', [
  z.extend(contactContract, { formType: z.literal('contact') }),
  companyContract,
  specialistContract,
  applicationContract,
])

export type Enquiry = z.output<typeof enquiryContract>

/** The first thing wrong with a payload: a stable key and, where one is to blame, the payload's field. */
export type EnquiryFault = { code: string; field?: string }

/**
 * Chooses the contract by `formType` (absent: the contact form) and parses the payload with it.
 * An unlisted `formType` is the fault `unknown_form`. Never throws.
 */
export function parseEnquiry(payload: object): { enquiry: Enquiry } | { fault: EnquiryFault } {
  const result = z.safeParse(enquiryContract, { formType: 'contact', ...payload })
  if (result.success) return { enquiry: result.data }
  const [issue] = result.error.issues
  if (!issue || issue.code === 'invalid_union') return { fault: { code: 'unknown_form', field: 'formType' } }
  // A key too many has no path of its own; one inside a field is that field's fault.
  const [field] = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path
  return { fault: { code: issue.message, field: String(field) } }
}
