import { applicationContract, companyContract, contactContract, specialistContract } from '@contracts/enquiry'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

import { sendEnquiry } from './api/send-enquiry'
import { cvSchema, readCv } from './cv-schema'

// Validates and sends the forms. A form imports this module when a visitor first focuses or submits the form, so that
// the initial code of a page does not contain this module.

export interface FormActions<Values extends FieldValues, Enquiry> {
  resolver: Resolver<Values, unknown, Enquiry>
  /** Sends the validated values. Pass the same idempotency key when the same values are sent again (D32). */
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
  zodResolver(z.extend(z.omit(specialistContract, { formType: true, cvFile: true }), { cvFile: cvSchema })),
  async (values, key) =>
    sendEnquiry({ ...values, formType: 'it-specialist', cvFile: await readCv(values.cvFile) }, key),
)

const applicationResolver = zodResolver(
  z.extend(z.omit(applicationContract, { formType: true, jobTitle: true, cvFile: true }), {
    cvFile: cvSchema,
  }),
)

export const applicationActions = (jobTitle: string) =>
  formActions(applicationResolver, async (values, key) =>
    sendEnquiry(
      { ...values, formType: 'job-application', jobTitle, cvFile: await readCv(values.cvFile) },
      key,
    ),
  )
