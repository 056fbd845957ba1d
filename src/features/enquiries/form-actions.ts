import { applicationContract, companyContract, contactContract, specialistContract } from '@contracts/enquiry'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

import { sendEnquiry } from './api/send-enquiry'
import { cvSchema, readCv } from './cv-schema'

// Imported when a visitor first focuses or submits a form, so that the initial code does not contain it.

export interface FormActions<Values extends FieldValues, Enquiry> {
  resolver: Resolver<Values, unknown, Enquiry>
  /** Pass the same idempotency key when the same values are sent again (D32). */
  send: (enquiry: Enquiry, idempotencyKey: string) => Promise<void>
}

export const contactActions = { resolver: zodResolver(contactContract), send: sendEnquiry }

export const companyActions = { resolver: zodResolver(companyContract), send: sendEnquiry }

const specialistSchema = z.extend(specialistContract, { cvFile: cvSchema })
const applicationSchema = z.extend(applicationContract, { cvFile: cvSchema })

const sendWithCv = async (
  values: z.output<typeof specialistSchema> | z.output<typeof applicationSchema>,
  idempotencyKey: string,
) => sendEnquiry({ ...values, cvFile: await readCv(values.cvFile) }, idempotencyKey)

export const specialistActions = { resolver: zodResolver(specialistSchema), send: sendWithCv }

export const applicationActions = { resolver: zodResolver(applicationSchema), send: sendWithCv }
