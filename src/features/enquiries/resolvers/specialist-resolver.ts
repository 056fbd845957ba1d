import { specialistContract } from '@contracts/candidate'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'

import { pickedCv } from './picked-cv'

/** Checks the sign-up by the contract that the function checks it by again, its CV still being a file. */
export const specialistResolver = zodResolver(
  z.extend(z.omit(specialistContract, { formType: true, cvFile: true }), { cvFile: pickedCv }),
)
