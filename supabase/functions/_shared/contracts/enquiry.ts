import * as z from 'zod/mini'

import {
  applicationTechnologies,
  companyTechnologies,
  cvExtension,
  cvSignatureBytes,
  findCvContentError,
  findCvError,
  maxCvBytes,
  maxLengths,
  specialistTechnologies,
} from './enquiry-rules.ts'
import { consent, emailAddress, multiLine, oneLine, oneOf, payload } from './fields.ts'
import { keysOf } from './records.ts'

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

const maxBase64Length = Math.ceil(maxCvBytes / 3) * 4

const paddingLength = (base64: string) => (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0)
const isBase64 = (text: string) =>
  text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.slice(0, text.length - paddingLength(text)))

/** In bytes. */
export const decodedSize = (base64: string): number => (base64.length / 4) * 3 - paddingLength(base64)

const decodeStart = (base64: string) =>
  Uint8Array.from(atob(base64.slice(0, Math.ceil(cvSignatureBytes / 3) * 4)), (byte) => byte.charCodeAt(0))

/** A CV in a payload (spec 7 rows 3-4). `content` is in base64. `type` is checked, but not used. */
export const cvFile = payload({
  name: oneLine({ max: 255 }),
  content: z.string('invalid').check(
    z.refine((content) => content.length <= maxBase64Length, { error: 'file_too_large', abort: true }),
    z.refine(isBase64, { error: 'invalid', abort: true }),
  ),
  type: oneLine({ max: 255, optional: true }),
}).check(
  z.superRefine(({ name, content }, context) => {
    // Decoding a pdf file would take up to 5 MB of memory.
    const findContentError = () =>
      cvExtension(name) === 'pdf' ? undefined : findCvContentError(name, atob(content))
    const message = findCvError(name, decodedSize(content), decodeStart(content)) ?? findContentError()
    if (message) context.addIssue({ code: 'custom', message })
  }),
)

export type CvFile = z.output<typeof cvFile>

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

/** `parseEnquiry` adds the `formType` of the contact form, which sends none. */
const enquiryContract = z.discriminatedUnion('formType', [
  z.extend(contactContract, { formType: z.literal('contact') }),
  companyContract,
  specialistContract,
  applicationContract,
])

export type Enquiry = z.output<typeof enquiryContract>

/** What a form sends if the honeypot is empty. The contact form sends no `formType`. */
export type EnquiryPayload = ContactEnquiry | Exclude<Enquiry, { formType: 'contact' }>

/** Returns the enquiry or the first error: `code` is the broken rule, such as `too_long`, `field` the invalid field. */
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
