import { parseEnquiry } from '../_shared/contracts/enquiry.ts'
import { honeypotField, isHoneypotFilled } from '../_shared/contracts/honeypot.ts'
import { handlePost } from '../_shared/endpoint.ts'
import { HttpError } from '../_shared/http-error.ts'
import { limitConcurrency } from '../_shared/limit-concurrency.ts'
import { parseJsonObject, readJsonBody } from '../_shared/read-json.ts'
import { deliverDueSubmissions, type DeliveryDependencies } from './deliver.ts'
import { deriveSubmissionId, enquiryDigest } from './digests.ts'
import type { Outbox } from './outbox.ts'
import type { Sender } from './sender.ts'

/**
 * Maximum size of a request body. It is enough for a CV of 5 MB, which takes 7 MB in base64 (D30), and for the other
 * fields.
 */
const maxBodyBytes = 7.5 * 1024 * 1024
/** A request with a longer body may contain a CV. An enquiry without a CV is always shorter. */
const maxBytesWithoutCv = 64 * 1024

/**
 * Parsing and storing an enquiry takes several times the size of its CV in memory, and a hosted function has 256 MB. So
 * at most two requests that may contain a CV are parsed and stored at the same time.
 */
const inTurn = limitConcurrency(2)

export type Dependencies = DeliveryDependencies & {
  allowedOrigins: readonly string[]
  outbox: Outbox
  identifySender: (request: Request) => Sender
  /** Keeps the function running after the response was sent, until the promise settles. */
  waitUntil: (promise: Promise<unknown>) => void
}

/**
 * Stores an enquiry (spec 7 rows 1-4) after the checks of D31. Returns `200 { "ok": true, "id": "<uuid>" }` when it is
 * stored, and then mails the due submissions, including the new one (D32). A request with a filled honeypot gets the
 * same response, but its enquiry is mailed only if an administrator sends it (D47). A repeated request with the same
 * idempotency key gets the same response and is stored once.
 *
 * Errors have the form of {@link HttpError}: 422 for an invalid field, with the code of the contract; 400
 * `invalid_idempotency_key`; 409 `idempotency_key_reused` if the key was used for another enquiry; 429
 * `too_many_requests`; 503 `storage_unavailable`; and the errors of `handlePost`, `readJsonBody` and `parseJsonObject`.
 */
export function handleEnquiry(request: Request, dependencies: Dependencies): Promise<Response> {
  return handlePost(request, dependencies, async () => {
    const { outbox, identifySender, waitUntil } = dependencies
    const key = readIdempotencyKey(request)
    const sender = identifySender(request)
    const mayHaveCv = !(Number(request.headers.get('content-length') ?? NaN) <= maxBytesWithoutCv)
    if (mayHaveCv && !(await outbox.admitUpload(sender))) throw new HttpError(429, 'too_many_requests')

    const body = await readJsonBody(request, maxBodyBytes)
    const store = () => storeEnquiry(body, key, sender, outbox)
    const id = await (mayHaveCv ? inTurn(store) : store())
    waitUntil(deliverDueSubmissions(dependencies))
    return { ok: true, id }
  })
}

/**
 * Returns the idempotency key in the query of the URL, or a new key if the URL has none. The key is not in a header,
 * because some gateways do not allow custom headers. The key is not in the body, because it is checked before the body
 * is read.
 * @throws HttpError 400 `invalid_idempotency_key` unless the key has 1 to 255 visible ASCII characters
 */
function readIdempotencyKey({ url }: Request): string {
  const key = new URL(url).searchParams.get('idempotency-key')
  if (key === null) return crypto.randomUUID()
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new HttpError(400, 'invalid_idempotency_key')
  return key
}

async function storeEnquiry(
  body: Uint8Array[],
  key: string,
  sender: Sender,
  outbox: Outbox,
): Promise<string> {
  const { [honeypotField]: honeypot, ...payload } = parseJsonObject(body)
  const parsed = parseEnquiry(payload)
  if ('error' in parsed) throw new HttpError(422, parsed.error.code, { field: parsed.error.field })

  const { enquiry } = parsed
  const id = deriveSubmissionId(key)
  const outcome = await outbox.store({
    id,
    enquiry,
    digest: enquiryDigest(key, enquiry),
    suspected: isHoneypotFilled(honeypot),
    sender,
  })
  if (outcome === 'limited') throw new HttpError(429, 'too_many_requests')
  if (outcome === 'conflicting') throw new HttpError(409, 'idempotency_key_reused')
  return id
}
