import { parseEnquiry } from '../_shared/contracts/enquiry.ts'
import { honeypotField, isHoneypotFilled } from '../_shared/contracts/honeypot.ts'
import { handlePost } from '../_shared/endpoint.ts'
import { HttpError } from '../_shared/http-error.ts'
import { readJsonObject } from '../_shared/read-json.ts'
import { deliverDueSubmissions, type DeliveryDependencies } from './deliver.ts'
import { deriveSubmissionId, keyedDigest, readIdempotencyKey } from './idempotency.ts'
import type { Outbox } from './outbox.ts'

/** Room for a CV of 5 MB, which takes 7 MB in base64 (D30), and for the other fields. */
const maxBodyBytes = 7.5 * 1024 * 1024

export type Dependencies = DeliveryDependencies & {
  allowedOrigins: readonly string[]
  outbox: Outbox
  /** Returns the id that the rate limit counts, or null if the sender is unknown. */
  getSenderId: (request: Request) => Promise<string | null>
  /** Keeps the function running after the response was sent, until the promise settles. */
  waitUntil: (promise: Promise<unknown>) => void
}

/**
 * Stores an enquiry (spec 7 rows 1-4) after the checks of D31. Returns `200 { "ok": true, "id": "<uuid>" }` when it is
 * stored (D32), and then mails it. A request with a filled honeypot gets the same response, but is
 * never mailed. A repeated request with the same `Idempotency-Key` gets the same response and is stored once.
 *
 * Errors have the form of {@link HttpError}: 422 for an invalid field, with the code of the contract; 400
 * `invalid_idempotency_key`; 409 `idempotency_key_reused` if the key was used for another enquiry; 429
 * `too_many_requests`; 503 `storage_unavailable`; and those of `handlePost` and `readJsonObject`.
 */
export function handleEnquiry(request: Request, dependencies: Dependencies): Promise<Response> {
  return handlePost(request, dependencies, async () => {
    const { outbox, getSenderId, waitUntil } = dependencies
    const { [honeypotField]: honeypot, ...payload } = await readJsonObject(request, maxBodyBytes)
    const parsed = parseEnquiry(payload)
    if ('error' in parsed) throw new HttpError(422, parsed.error.code, { field: parsed.error.field })

    const { enquiry } = parsed
    const key = readIdempotencyKey(request)
    const id = await deriveSubmissionId(key)
    const outcome = await outbox.store({
      id,
      enquiry,
      digest: await keyedDigest(key, JSON.stringify(enquiry)),
      suspected: isHoneypotFilled(honeypot),
      senderId: await getSenderId(request),
    })
    if (outcome === 'limited') throw new HttpError(429, 'too_many_requests')
    if (outcome === 'conflicting') throw new HttpError(409, 'idempotency_key_reused')

    waitUntil(deliverDueSubmissions(dependencies))
    return { ok: true, id }
  })
}
