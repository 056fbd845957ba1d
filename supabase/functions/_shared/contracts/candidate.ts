import * as z from 'zod/mini'

import { cvFile } from './cv-file.ts'
import { limits } from './limits.ts'
import { consent, oneOf, payload } from './payload.ts'
import { applicationTechnologies, specialistTechnologies } from './technologies.ts'
import { emailAddress, oneLine } from './text.ts'

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as Key[]

/** The fields of a specialist and of an applicant (spec 5): all but phone and CV are required. */
const candidate = <Technology extends string>(technologies: readonly Technology[]) => ({
  name: oneLine({ max: limits.name }),
  email: emailAddress(),
  phone: z._default(oneLine({ max: limits.phone, optional: true }), ''),
  technology: oneOf(technologies),
  cvFile: z._default(z.nullable(cvFile), null),
  gdprConsent: consent(),
})

/** The specialist sign-up's payload (spec 7 row 3). */
export const specialistContract = payload({
  formType: z.literal('it-specialist'),
  ...candidate(keysOf(specialistTechnologies)),
})

/** The job application's payload (spec 7 row 4): a sign-up that names the project. */
export const applicationContract = payload({
  formType: z.literal('job-application'),
  jobTitle: oneLine({ max: limits.jobTitle }),
  ...candidate(applicationTechnologies),
})

export type SpecialistSignUp = z.output<typeof specialistContract>
export type JobApplication = z.output<typeof applicationContract>
