import * as z from 'zod/mini'

import { cvFile } from './cv-file.ts'
import { consent, emailAddress, multiLine, oneLine, oneOf, payload } from './fields.ts'
import { maxLengths } from './max-lengths.ts'
import { keysOf } from './records.ts'
import { applicationTechnologies, companyTechnologies, specialistTechnologies } from './technologies.ts'

/** Spec 7 row 1, D5 */
export const contactContract = payload({
  name: oneLine({ max: maxLengths.name }),
  email: emailAddress(),
  company: z._default(oneLine({ max: maxLengths.company, optional: true }), ''),
  message: multiLine({ max: maxLengths.message }),
  gdprConsent: consent(),
})

export type ContactEnquiry = z.output<typeof contactContract>

/** Spec 7 row 2 */
export const companyContract = payload({
  formType: z.literal('company'),
  company: oneLine({ max: maxLengths.company }),
  name: oneLine({ max: maxLengths.name }),
  email: emailAddress(),
  phone: z._default(oneLine({ max: maxLengths.phone, optional: true }), ''),
  technologies: z._default(
    z
      .array(oneOf(companyTechnologies), 'invalid')
      .check(z.refine((values) => new Set(values).size === values.length, 'invalid')),
    [],
  ),
  gdprConsent: consent(),
})

export type CompanyRequest = z.output<typeof companyContract>

const candidateFields = <Technology extends string>(technologies: readonly Technology[]) => ({
  name: oneLine({ max: maxLengths.name }),
  email: emailAddress(),
  phone: z._default(oneLine({ max: maxLengths.phone, optional: true }), ''),
  technology: oneOf(technologies),
  cvFile: z._default(z.nullable(cvFile), null),
  gdprConsent: consent(),
})

/** Spec 7 row 3. `technology` is a key of `specialistTechnologies`. */
export const specialistContract = payload({
  formType: z.literal('it-specialist'),
  ...candidateFields(keysOf(specialistTechnologies)),
})

/** Spec 7 row 4. `technology` is a label (D54). */
export const applicationContract = payload({
  formType: z.literal('job-application'),
  jobTitle: oneLine({ max: maxLengths.jobTitle }),
  ...candidateFields(applicationTechnologies),
})

export type SpecialistSignUp = z.output<typeof specialistContract>
export type JobApplication = z.output<typeof applicationContract>

/** The contact form sends no `formType`, so `parseEnquiry` adds `contact`. */
const enquiryContract = z.discriminatedUnion('formType', [
  z.extend(contactContract, { formType: z.literal('contact') }),
  companyContract,
  specialistContract,
  applicationContract,
])

export type Enquiry = z.output<typeof enquiryContract>

/** What a form sends: the contact form without `formType`. */
export type EnquiryPayload = ContactEnquiry | Exclude<Enquiry, { formType: 'contact' }>

/** Returns the first error: `code` names the broken rule, such as `too_long`, and `field` the invalid field. */
export function parseEnquiry(
  payload: object,
): { enquiry: Enquiry } | { error: { code: string; field: string } } {
  const result = z.safeParse(enquiryContract, { formType: 'contact', ...payload })
  if (result.success) return { enquiry: result.data }
  const [issue] = result.error.issues
  if (!issue || issue.code === 'invalid_union') return { error: { code: 'unknown_form', field: 'formType' } }
  // For an unknown field, the path lacks the name of the field.
  const [field] = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path
  return { error: { code: issue.message, field: String(field) } }
}
