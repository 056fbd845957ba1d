import type { JobApplication, SpecialistSignUp } from '@contracts/candidate'
import type { CompanyRequest } from '@contracts/company-request'
import type { ContactEnquiry } from '@contracts/contact'
import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js'

import { env } from '@/config/env'
import { AppError, codeOfStatus, toAppError } from '@/lib/app-error'

export type EnquiryPayload = ContactEnquiry | CompanyRequest | SpecialistSignUp | JobApplication

const functions = new FunctionsClient(`${env.supabaseUrl}/functions/v1`, {
  headers: { apikey: env.supabasePublishableKey },
})

/** Timeout of a request (D39). */
const TIMEOUT_MS = 20_000
/** Upload speed that the timeout of a large CV assumes (50 kB/s). */
const UPLOAD_BYTES_PER_MS = 50

/**
 * Posts an enquiry to the edge function `send-contact-email` (spec 7 rows 1-4). A second request with the same
 * idempotency key does not create a second submission (D32).
 * @throws AppError; its `field` and `rule` are set if the server rejected a field
 */
export async function sendEnquiry(enquiry: EnquiryPayload, idempotencyKey: string): Promise<void> {
  const controller = new AbortController()
  const cvLength = 'cvFile' in enquiry ? (enquiry.cvFile?.content.length ?? 0) : 0
  const timer = setTimeout(
    () => controller.abort(new DOMException('No answer in time', 'TimeoutError')),
    Math.max(TIMEOUT_MS, cvLength / UPLOAD_BYTES_PER_MS),
  )
  try {
    const response = await functions.invoke<unknown>('send-contact-email', {
      body: enquiry,
      headers: { 'Idempotency-Key': idempotencyKey },
      signal: controller.signal,
    })
    if (response.error) throw await toSendError(response.error)
    // A proxy or a captive portal may return an HTML page with status 200.
    if (typeof response.data !== 'object') throw new AppError('unexpected', { cause: response.data })
  } finally {
    clearTimeout(timer)
  }
}

async function toSendError(error: unknown): Promise<AppError> {
  if (error instanceof FunctionsFetchError) return toAppError(error.context)
  if (!(error instanceof FunctionsHttpError)) return toAppError(error)
  const response = error.context as Response
  const answer = (await response.json().catch(() => null)) as {
    error?: { code?: string; field?: string }
  } | null
  const { field, code: rule } = answer?.error ?? {}
  return new AppError(codeOfStatus(response.status), { cause: error, field, rule })
}
