import * as z from 'zod/mini'

import { parseEnquiry } from '../_shared/contracts/enquiry.ts'
import { honeypotField } from '../_shared/contracts/enquiry-rules.ts'
import { handlePost, HttpError, parseJsonObject, readJsonText } from '../_shared/endpoint.ts'
import { deliverDueSubmissions, createQueue, sendReminder, type DeliveryDependencies } from './deliver.ts'
import type { Outbox, StoredEnquiry } from './outbox.ts'
import { keyedDigest, type Sender } from './sender.ts'

/** Enough for a CV of 5 MB, which takes 7 MB in base64 (D30), and for the other fields. */
const maxLength = 7.5 * 1024 * 1024
/** Usual enquiries without a CV are shorter. */
const maxLengthWithoutCv = 64 * 1024

const inTurn = createQueue()

type Dependencies = DeliveryDependencies & {
  allowedOrigins: readonly string[]
  identifySender: (request: Request) => Sender
  /** Keeps the function running after the response was sent, until the promise settles. */
  waitUntil: (promise: Promise<unknown>) => void
}

/**
 * Stores an enquiry (spec 7 rows 1-4) after the checks of D31, and mails it after the response (D32). With a filled
 * honeypot, the response is the same, but the enquiry waits for an administrator (D47). A repeated request with the
 * same idempotency key gets the same response and stores nothing.
 */
export function handleEnquiry(request: Request, dependencies: Dependencies): Promise<Response> {
  const { allowedOrigins, outbox, identifySender, waitUntil } = dependencies
  return handlePost(request, allowedOrigins, async () => {
    const id = readIdempotencyKey(request)
    const sender = identifySender(request)
    const text = await readJsonText(request, maxLength)
    // In the query, because the payload is that of spec 7 (D60).
    const withOffer = new URL(request.url).searchParams.has('offer')
    const store = () => storeEnquiry(text, { id, sender, withOffer }, outbox)
    await (text.length > maxLengthWithoutCv ? inTurn(store) : store())
    waitUntil(deliverDueSubmissions(dependencies))
    return { ok: true, id }
  })
}

/** The key is in the query of the URL, because some gateways do not allow custom headers. */
function readIdempotencyKey({ url }: Request): string {
  const key = new URL(url).searchParams.get('idempotency-key') ?? crypto.randomUUID()
  if (!z.safeParse(z.uuid(), key).success) throw new HttpError(400, 'invalid_idempotency_key')
  return key.toLowerCase()
}

async function storeEnquiry(
  text: string,
  { id, sender, withOffer }: { id: string; sender: Sender; withOffer: boolean },
  outbox: Outbox,
): Promise<void> {
  const { [honeypotField]: honeypot, ...payload } = parseJsonObject(text)
  const parsed = parseEnquiry(payload)
  if ('error' in parsed) throw new HttpError(422, parsed.error.code, { field: parsed.error.field })

  const suspected = honeypot !== undefined && honeypot !== ''
  const enquiry: StoredEnquiry = withOffer ? { ...parsed.enquiry, withOffer } : parsed.enquiry
  const outcome = await outbox.store({ id, enquiry, suspected, sender })
  if (outcome === 'limited') throw new HttpError(429, 'too_many_requests')
}

/** Handles the scheduled request: sends the reminder if it is due (D68), and mails due submissions (D32). */
export function handleRetry(
  request: Request,
  dependencies: Dependencies & { retrySecret: string },
): Promise<Response> {
  const { allowedOrigins, retrySecret } = dependencies
  return handlePost(request, allowedOrigins, async () => {
    const received = request.headers.get('x-retry-secret') ?? ''
    // Compares digests with a random key, because the time of comparing the secrets themselves could reveal them.
    const key = crypto.randomUUID()
    const isEqual = keyedDigest(key, received) === keyedDigest(key, retrySecret)
    if (!isEqual) {
      if (received) console.error('wrong_secret: RETRY_SECRET is not the secret of the scheduled job')
      throw new HttpError(401, 'wrong_secret')
    }
    // First, because the platform may stop the function after many slow mails.
    await sendReminder(dependencies, allowedOrigins[0])
    const delivered = await deliverDueSubmissions(dependencies)
    return { ok: true, delivered }
  })
}
