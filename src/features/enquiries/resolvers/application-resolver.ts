import { applicationContract } from '@contracts/candidate'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'

import { pickedCv } from './picked-cv'

/** Checks an application by the contract that the function checks it by again, its CV still being a file. */
export const applicationResolver = zodResolver(
  z.extend(z.omit(applicationContract, { formType: true, jobTitle: true, cvFile: true }), {
    cvFile: pickedCv,
  }),
)
