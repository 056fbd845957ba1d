import * as z from 'zod/mini'

import { limits } from './limits.ts'
import { consent, oneOf, payload } from './payload.ts'
import { companyTechnologies } from './technologies.ts'
import { emailAddress, oneLine } from './text.ts'

const differ = (values: readonly string[]) => new Set(values).size === values.length

/** The company form's payload (spec 7 row 2): any number of the listed technologies, each at most once. */
export const companyContract = payload({
  formType: z.literal('company'),
  company: oneLine({ max: limits.company }),
  name: oneLine({ max: limits.name }),
  email: emailAddress(),
  phone: z._default(oneLine({ max: limits.phone, optional: true }), ''),
  technologies: z._default(
    z.array(oneOf(companyTechnologies), 'invalid').check(z.refine(differ, 'invalid')),
    [],
  ),
  gdprConsent: consent(),
})

export type CompanyRequest = z.output<typeof companyContract>
