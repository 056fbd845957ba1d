import * as z from 'zod/mini'

import { consent, emailAddress, oneLine, oneOf, payload } from './fields.ts'
import { maxLengths } from './max-lengths.ts'
import { companyTechnologies } from './technologies.ts'

const areUnique = (values: readonly string[]) => new Set(values).size === values.length

/** The payload of the company form (spec 7 row 2). */
export const companyContract = payload({
  formType: z.literal('company'),
  company: oneLine({ max: maxLengths.company }),
  name: oneLine({ max: maxLengths.name }),
  email: emailAddress(),
  phone: z._default(oneLine({ max: maxLengths.phone, optional: true }), ''),
  technologies: z._default(
    z.array(oneOf(companyTechnologies), 'invalid').check(z.refine(areUnique, 'invalid')),
    [],
  ),
  gdprConsent: consent(),
})

export type CompanyRequest = z.output<typeof companyContract>
