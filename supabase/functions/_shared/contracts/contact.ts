import * as z from 'zod/mini'

import { consent, emailAddress, multiLine, oneLine, payload } from './fields.ts'
import { maxLengths } from './max-lengths.ts'

/** The payload of the contact form (spec 7 row 1, D5). */
export const contactContract = payload({
  name: oneLine({ max: maxLengths.name }),
  email: emailAddress(),
  company: z._default(oneLine({ max: maxLengths.company, optional: true }), ''),
  message: multiLine({ max: maxLengths.message }),
  gdprConsent: consent(),
})

export type ContactEnquiry = z.output<typeof contactContract>
