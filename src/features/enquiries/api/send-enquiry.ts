import type { EnquiryPayload } from '@contracts/enquiry'
import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js'
import * as z from 'zod/mini'

import { env } from '@/config/env'
import { AppError, codeOfStatus, toAppError } from '@/lib/app-error'

const functions = new FunctionsClient(`${env.supabaseUrl}/functions/v1`, {
  headers: { apikey: env.supabasePublishableKey },
})

const MIN_TIMEOUT_MS = 20_000
const ASSUMED_UPLOAD_BYTES_PER_MS = 50

/**
 * Spec 7 rows 1-4. Times out after 20 seconds (D39), later with a large CV. A second request with the same idempotency
 * key stores nothing (D32). Throws an AppError, with `field` and `fieldCode` if the server rejected a field. `withOffer` is true if the visitor comes from the popup (D60).
 */
export async function sendEnquiry(
  enquiry: EnquiryPayload,
  idempotencyKey: string,
  withOffer = false,
): Promise<void> {
  const controller = new AbortController()
  const cvLength = 'cvFile' in enquiry ? (enquiry.cvFile?.content.length ?? 0) : 0
  const timer = setTimeout(
    () => controller.abort(new DOMException('No response in time', 'TimeoutError')),
    Math.max(MIN_TIMEOUT_MS, cvLength / ASSUMED_UPLOAD_BYTES_PER_MS),
  )
  try {
    const query = new URLSearchParams({ 'idempotency-key': idempotencyKey, ...(withOffer && { offer: '1' }) })
    const response = await functions.invoke<unknown>(`send-contact-email?${query.toString()}`, {
      body: enquiry,
      signal: controller.signal,
    })
    if (response.error) throw await toSendError(response.error)
    // A proxy or a captive portal has returned an HTML page with status 200.
    if (typeof response.data !== 'object') throw new AppError('unexpected', { cause: response.data })
  } finally {
    clearTimeout(timer)
  }
}

const errorSchema = z.object({
  error: z.object({ code: z.optional(z.string()), field: z.optional(z.string()) }),
})

async function toSendError(error: unknown): Promise<AppError> {
  if (error instanceof FunctionsFetchError) return toAppError(error.context)
  if (!(error instanceof FunctionsHttpError)) return toAppError(error)
  const response: unknown = error.context
  if (!(response instanceof Response)) return toAppError(error)
  const body: unknown = await response.json().catch(() => null)
  const { field, code } = errorSchema.safeParse(body).data?.error ?? {}
  const fieldCode = field === undefined ? undefined : code
  return new AppError(codeOfStatus(response.status), { cause: error, field, fieldCode })
}
