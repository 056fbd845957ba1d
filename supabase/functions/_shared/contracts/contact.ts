import * as z from 'zod/mini'

import { consent, emailAddress, multiLine, oneLine, payload } from './fields.ts'
import { maxLengths } from './max-lengths.ts'

/**
 * The payload of the contact form (spec 7 row 1, D5). Every field is required except `company`, which is an empty string
 * if it is missing. Parsing cleans and trims the texts.
 *
 * Contracts use `zod/mini` because it is smaller in the browser: 5 kB (brotli) instead of 22 kB for `zod`.
 */
export const contactContract = payload({
  name: oneLine({ max: maxLengths.name }),
  email: emailAddress(),
  company: z._default(oneLine({ max: maxLengths.company, optional: true }), ''),
  message: multiLine({ max: maxLengths.message }),
  gdprConsent: consent(),
})

export type ContactEnquiry = z.output<typeof contactContract>
