import * as z from 'zod/mini'

import { consent, emailAddress, multiLine, oneLine, payload } from './fields.ts'
import { maxLengths } from './max-lengths.ts'

export const contactContract = payload({
  name: oneLine({ max: maxLengths.name }),
  email: emailAddress(),
  company: z._default(oneLine({ max: maxLengths.company, optional: true }), ''),
  message: multiLine({ max: maxLengths.message }),
  gdprConsent: consent(),
})

export type ContactEnquiry = z.output<typeof contactContract>
