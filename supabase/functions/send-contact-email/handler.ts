import { parseEnquiry } from '../_shared/contracts/enquiry.ts'
import { honeypotField, isBaitTaken } from '../_shared/contracts/honeypot.ts'
import { answerPost } from '../_shared/endpoint.ts'
import { readJsonObject } from '../_shared/read-json.ts'
import { Refusal } from '../_shared/refusal.ts'
import { deliverDue, type DeliveryDependencies } from './deliver.ts'
import { idempotencyKey, keyedDigest, submissionId } from './idempotency.ts'
import type { Outbox } from './outbox.ts'

/** A CV of 5 MB is 7 MB in base64 (D30); the other fields, every character of them escaped, are below 40 kB. */
const maxBytes = 7.5 * 1024 * 1024

export type Dependencies = DeliveryDependencies & {
  allowedOrigins: readonly string[]
  outbox: Outbox
  /** Whose rate a request counts against, null when unknown. */
  senderOf: (request: Request) => Promise<string | null>
  /** Goes on with work that the answer does not wait for. */
  afterAnswer: (work: Promise<unknown>) => void
}

/**
 * Takes an enquiry (spec 7 rows 1-4), checking in D31's order, and stores it. Answers
 * `200 { "ok": true, "id": "<uuid>" }` once it is stored (D32); the mail goes out after that, now or later. A
 * filled bait gets the same answer and no mail; so does a repetition under the same `Idempotency-Key`.
 *
 * Else `{ "error": { "code", "field"? } }`: 4xx for what the caller sent (422 with the contract's key for a field,
 * 409 `idempotency_key_reused` for another enquiry under a used key, 429 `too_many_requests`), 503
 * `storage_unavailable` when it could not be stored.
 */
export function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  return answerPost(request, dependencies, async () => {
    const { outbox, senderOf, afterAnswer } = dependencies
    const { [honeypotField]: bait, ...payload } = await readJsonObject(request, maxBytes)
    const parsed = parseEnquiry(payload)
    if ('fault' in parsed) throw new Refusal(422, parsed.fault.code, { field: parsed.fault.field })

    const { enquiry } = parsed
    const key = idempotencyKey(request)
    const id = await submissionId(key)
    const outcome = await outbox.store({
      id,
      enquiry,
      digest: await keyedDigest(key, JSON.stringify(enquiry)),
      suspected: isBaitTaken(bait),
      sender: await senderOf(request),
    })
    if (outcome === 'limited') throw new Refusal(429, 'too_many_requests')
    if (outcome === 'conflicting') throw new Refusal(409, 'idempotency_key_reused')

    afterAnswer(deliverDue(dependencies))
    return { ok: true, id }
  })
}
