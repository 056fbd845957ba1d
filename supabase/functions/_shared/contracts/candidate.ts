import * as z from 'zod/mini'

import { cvFile } from './cv-file.ts'
import { consent, emailAddress, oneLine, oneOf, payload } from './fields.ts'
import { maxLengths } from './max-lengths.ts'
import { keysOf } from './records.ts'
import { applicationTechnologies, specialistTechnologies } from './technologies.ts'

const candidateFields = <Technology extends string>(technologies: readonly Technology[]) => ({
  name: oneLine({ max: maxLengths.name }),
  email: emailAddress(),
  phone: z._default(oneLine({ max: maxLengths.phone, optional: true }), ''),
  technology: oneOf(technologies),
  cvFile: z._default(z.nullable(cvFile), null),
  gdprConsent: consent(),
})

/** The payload of the specialist sign-up (spec 7 row 3). `technology` is a key of `specialistTechnologies`. */
export const specialistContract = payload({
  formType: z.literal('it-specialist'),
  ...candidateFields(keysOf(specialistTechnologies)),
})

/** The payload of the job application (spec 7 row 4). `technology` is the label of a technology (D54). */
export const applicationContract = payload({
  formType: z.literal('job-application'),
  jobTitle: oneLine({ max: maxLengths.jobTitle }),
  ...candidateFields(applicationTechnologies),
})

export type SpecialistSignUp = z.output<typeof specialistContract>
export type JobApplication = z.output<typeof applicationContract>
