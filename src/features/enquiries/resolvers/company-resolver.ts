import { companyContract } from '@contracts/company-request'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'

/** Checks the company form by the contract that the function checks it by again; no visitor fills in `formType`. */
export const companyResolver = zodResolver(z.omit(companyContract, { formType: true }))
