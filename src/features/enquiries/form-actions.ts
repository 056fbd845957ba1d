import { applicationContract, specialistContract } from '@contracts/candidate'
import { companyContract } from '@contracts/company-request'
import { contactContract } from '@contracts/contact'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

import { sendEnquiry } from './api/send-enquiry'
import { pickedCv } from './picked-cv'
import { readCv } from './read-cv'

/*
 * Everything that checks and sends the forms, in one module: it is imported on the first use of a form, so that
 * sending needs no further chunk.
 */

export interface FormActions<Values extends FieldValues, Enquiry> {
  /** Checks the values by the contract that the function applies again. */
  resolver: Resolver<Values, unknown, Enquiry>
  /** Sends the checked values. The same key marks a repetition of the same enquiry (D32). */
  send: (enquiry: Enquiry, idempotencyKey: string) => Promise<void>
}

const formActions = <Values extends FieldValues, Enquiry>(
  resolver: Resolver<Values, unknown, Enquiry>,
  send: FormActions<Values, Enquiry>['send'],
): FormActions<Values, Enquiry> => ({ resolver, send })

export const contactActions = formActions(zodResolver(contactContract), sendEnquiry)

export const companyActions = formActions(
  zodResolver(z.omit(companyContract, { formType: true })),
  (values, key) => sendEnquiry({ ...values, formType: 'company' }, key),
)

export const specialistActions = formActions(
  zodResolver(z.extend(z.omit(specialistContract, { formType: true, cvFile: true }), { cvFile: pickedCv })),
  async (values, key) =>
    sendEnquiry({ ...values, formType: 'it-specialist', cvFile: await readCv(values.cvFile) }, key),
)

const applicationResolver = zodResolver(
  z.extend(z.omit(applicationContract, { formType: true, jobTitle: true, cvFile: true }), {
    cvFile: pickedCv,
  }),
)

/** @param jobTitle title of the offer that the application is for */
export const applicationActions = (jobTitle: string) =>
  formActions(applicationResolver, async (values, key) =>
    sendEnquiry(
      { ...values, formType: 'job-application', jobTitle, cvFile: await readCv(values.cvFile) },
      key,
    ),
  )
