import { cvExtension, cvSignatureBytes, findCvContentError, findCvError } from '@contracts/enquiry-rules'
import {
  applicationContract,
  companyContract,
  contactContract,
  specialistContract,
  type CompanyRequest,
  type CvFile,
  type EnquiryPayload,
} from '@contracts/enquiry'
import { zodResolver } from '@hookform/resolvers/zod'
import { FunctionsClient, FunctionsError } from '@supabase/functions-js'
import type { FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'

import { env } from '@/config/env'
import { AppError, codeOfStatus, toAppError } from '@/lib/app-error'

// Imported when a visitor first focuses or submits a form, so that the initial code does not contain it.

export interface FormActions<Values extends FieldValues, Enquiry> {
  resolver: Resolver<Values, unknown, Enquiry>
  /** Pass the same idempotency key when the same values are sent again (D32). Returns the reference of the mail (D86). */
  send: (enquiry: Enquiry, idempotencyKey: string) => Promise<string | undefined>
}

export const contactActions = { resolver: zodResolver(contactContract), send: sendEnquiry }

/** `withDiscount` is true if the visitor comes from the popup (D60). */
export const companyActions = (withDiscount: boolean) => ({
  resolver: zodResolver(companyContract),
  send: (request: CompanyRequest, idempotencyKey: string) =>
    sendEnquiry(request, idempotencyKey, withDiscount),
})

/** Checks the CV as the edge function does (D30). Accepts an unreadable file, for which `readCv` throws. */
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
    if (code || cvExtension(file.name) === 'pdf') return code
    return findCvContentError(file.name, new TextDecoder('latin1').decode(await file.arrayBuffer()))
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

const functions = new FunctionsClient(`${env.supabaseUrl}/functions/v1`, {
  headers: { apikey: env.supabasePublishableKey },
})

const MIN_TIMEOUT_MS = 20_000
const ASSUMED_UPLOAD_BYTES_PER_MS = 50

/**
 * Spec 7 rows 1-4. Times out after 20 seconds (D39), later with a large CV. Throws an AppError, with `field` and
 * `fieldCode` if the server rejected a field.
 */
export async function sendEnquiry(
  enquiry: EnquiryPayload,
  idempotencyKey: string,
  withDiscount = false,
): Promise<string | undefined> {
  const query = new URLSearchParams({
    'idempotency-key': idempotencyKey,
    language: window.location.pathname.split('/')[1] ?? '',
    ...(withDiscount && { offer: '1' }),
  })
  const cvLength = 'cvFile' in enquiry ? (enquiry.cvFile?.content.length ?? 0) : 0
  const response = await functions.invoke<unknown>(`send-contact-email?${query.toString()}`, {
    body: enquiry,
    signal: AbortSignal.timeout(Math.max(MIN_TIMEOUT_MS, cvLength / ASSUMED_UPLOAD_BYTES_PER_MS)),
  })
  if (response.error) throw await toSendError(response.error)
  // A proxy or a captive portal has returned an HTML page with status 200.
  if (typeof response.data !== 'object') throw new AppError('unexpected', { cause: response.data })
  return responseSchema.safeParse(response.data).data?.id
}

const responseSchema = z.object({ id: z.string() })

const errorSchema = z.object({
  error: z.object({ code: z.optional(z.string()), field: z.optional(z.string()) }),
})

async function toSendError(error: unknown): Promise<AppError> {
  const cause: unknown = error instanceof FunctionsError ? error.context : error
  if (!(cause instanceof Response)) return toAppError(cause)
  const body: unknown = await cause.json().catch(() => null)
  const { field, code } = errorSchema.safeParse(body).data?.error ?? {}
  return new AppError(codeOfStatus(cause.status), { cause: error, field, fieldCode: field && code })
}
