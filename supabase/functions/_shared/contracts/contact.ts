import * as z from 'zod/mini'

import { limits } from './limits.ts'
import { consent, payload } from './payload.ts'
import { emailAddress, multiLine, oneLine } from './text.ts'

/**
 * The contact form's payload (spec 7 row 1, D5): these five keys, nothing beside them. Only the company may be
 * empty or missing.
 *
 * In: what the form or the request holds. Out: the same shape, cleaned and trimmed. A fault's message is a
 * stable key (`required`, `invalid`, `invalid_email`, `too_long`, `consent_required`, `unknown_field`), never
 * a sentence, because the page translates it.
 *
 * Written with `zod/mini`: in the browser it costs a quarter of `zod` (5 instead of 22 kB, brotli).
 */
export const contactContract = payload({
  name: oneLine({ max: limits.name }),
  email: emailAddress(),
  company: z._default(oneLine({ max: limits.company, optional: true }), ''),
  message: multiLine({ max: limits.message }),
  gdprConsent: consent(),
})

export type ContactEnquiry = z.output<typeof contactContract>
