import * as z from 'zod/mini'

import { consent, emailAddress, multiLine, oneLine, payload } from './fields.ts'
import { maxLengths } from './max-lengths.ts'

/**
 * The payload of the contact form (spec 7 row 1, D5). Only the company may be empty or missing. The output has the shape of
 * the input, with cleaned and trimmed texts.
 *
 * Contracts use `zod/mini` because it adds 5 kB (brotli) to the form in the browser, and `zod` 22 kB.
 */
export const contactContract = payload({
  name: oneLine({ max: maxLengths.name }),
  email: emailAddress(),
  company: z._default(oneLine({ max: maxLengths.company, optional: true }), ''),
  message: multiLine({ max: maxLengths.message }),
  gdprConsent: consent(),
})

export type ContactEnquiry = z.output<typeof contactContract>
