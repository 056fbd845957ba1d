import * as z from 'zod/mini'

import { applicationContract, specialistContract } from './candidate.ts'
import { companyContract } from './company-request.ts'
import { contactContract } from './contact.ts'

/**
 * The payloads of all forms (spec 7 rows 1-4), distinguished by `formType`. The contact form sends no `formType`, so
 * `parseEnquiry` adds `contact`.
 */
const enquiryContract = z.discriminatedUnion('formType', [
  z.extend(contactContract, { formType: z.literal('contact') }),
  companyContract,
  specialistContract,
  applicationContract,
])

export type Enquiry = z.output<typeof enquiryContract>

/** `code` names the broken rule, such as `too_long`. `field` is the invalid field of the payload. */
export type EnquiryError = { code: string; field: string }

/**
 * Parses a payload with the contract of its `formType`. A payload without a `formType` comes from the contact form.
 * Returns the first error instead of throwing. The error for an unknown `formType` is `unknown_form`.
 */
export function parseEnquiry(payload: object): { enquiry: Enquiry } | { error: EnquiryError } {
  const result = z.safeParse(enquiryContract, { formType: 'contact', ...payload })
  if (result.success) return { enquiry: result.data }
  const [issue] = result.error.issues
  if (!issue || issue.code === 'invalid_union') return { error: { code: 'unknown_form', field: 'formType' } }
  // The first item of `issue.path` is the invalid field. For an unknown field, the path lacks the name of the field, so
  // the name is appended from `issue.keys`. For an unknown field inside `cvFile`, the result is `cvFile`.
  const [field] = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path
  return { error: { code: issue.message, field: String(field) } }
}
