import { containsMacros, cvSignatureBytes, findCvError } from '@contracts/enquiry-rules'
import {
  applicationContract,
  companyContract,
  contactContract,
  specialistContract,
  type CompanyRequest,
  type CvFile,
} from '@contracts/enquiry'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

import { sendEnquiry } from './api/send-enquiry'

// Imported when a visitor first focuses or submits a form, so that the initial code does not contain it.

export interface FormActions<Values extends FieldValues, Enquiry> {
  resolver: Resolver<Values, unknown, Enquiry>
  /** Pass the same idempotency key when the same values are sent again (D32). */
  send: (enquiry: Enquiry, idempotencyKey: string) => Promise<void>
}

export const contactActions = { resolver: zodResolver(contactContract), send: sendEnquiry }

/** `withOffer` is true if the visitor comes from the popup (D60). */
export const companyActions = (withOffer: boolean) => ({
  resolver: zodResolver(companyContract),
  send: (request: CompanyRequest, idempotencyKey: string) => sendEnquiry(request, idempotencyKey, withOffer),
})

/** Rules of D30. Accepts an unreadable file, for which `readCv` throws. */
const cvSchema = z
  .pipe(
    z.optional(z.nullable(z.custom<FileList>())),
    z.transform((files): File | null => files?.[0] ?? null),
  )
  .check(
    z.superRefine(async (file, context) => {
      const message = file && (await findFileError(file))
      if (message) context.addIssue({ code: 'custom', message })
    }),
  )

async function findFileError(file: File) {
  try {
    const start = await file.slice(0, cvSignatureBytes).arrayBuffer()
    const code = findCvError(file.name, file.size, new Uint8Array(start))
    if (code) return code
    const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer())
    return containsMacros(file.name, bytes) ? 'file_with_macros' : undefined
  } catch {
    return undefined
  }
}

/** `content` is base64. Throws if the file was moved or deleted after it was chosen. */
async function readCv(file: File | null): Promise<CvFile | null> {
  if (!file) return null
  const dataUrl = await readAsDataUrl(file)
  return { name: file.name, content: dataUrl.slice(dataUrl.indexOf(',') + 1), type: file.type }
}

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    const fail = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : fail())
    reader.onerror = fail
    reader.readAsDataURL(file)
  })

const specialistSchema = z.extend(specialistContract, { cvFile: cvSchema })
const applicationSchema = z.extend(applicationContract, { cvFile: cvSchema })

const sendWithCv = async (
  values: z.output<typeof specialistSchema> | z.output<typeof applicationSchema>,
  idempotencyKey: string,
) => sendEnquiry({ ...values, cvFile: await readCv(values.cvFile) }, idempotencyKey)

export const specialistActions = { resolver: zodResolver(specialistSchema), send: sendWithCv }

export const applicationActions = { resolver: zodResolver(applicationSchema), send: sendWithCv }
