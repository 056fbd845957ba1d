import * as z from 'zod/mini'

import { parseEnquiry } from '../_shared/contracts/enquiry.ts'
import { honeypotField } from '../_shared/contracts/enquiry-rules.ts'
import {
  decodeJson,
  handlePost,
  HttpError,
  mediaTypeOf,
  parseJsonObject,
  readJsonBody,
  toHttpError,
} from '../_shared/endpoint.ts'
import {
  deliverDueSubmissions,
  createQueue,
  remindOfPublication,
  sendReminder,
  type DeliveryDependencies,
} from './deliver.ts'
import { maxSizeWithoutCv, pageLanguages, readFormPost } from './form-post.ts'
import type { StoredEnquiry } from './outbox.ts'
import { keyedDigest, type Sender } from './sender.ts'

/** Enough for a CV of 5 MB, which takes 7 MB in base64 (D30), and for the other fields. */
const maxJsonSize = 7.5 * 1024 * 1024

const inTurn = createQueue()

type Dependencies = DeliveryDependencies & {
  allowedOrigins: readonly string[]
  identifySender: (request: Request) => Sender
  /** Returns a keyed digest of the text in hexadecimal digits. */
  digest: (text: string) => string
  /** Keeps the function running after the response was sent, until the promise settles. */
  waitUntil: (promise: Promise<unknown>) => void
}

/** An enquiry that was received, but not parsed: as JSON with a `key`, or as a form of a `page` (D74). */
type Post = { key?: string; page?: string; size: number; readFields: () => Record<string, unknown> }

/**
 * Stores an enquiry (spec 7 rows 1-4) after the checks of D31, and mails it after the response (D32). With a filled
 * honeypot, the response is the same, but the enquiry waits for an administrator (D47). A repeated request with the
 * same idempotency key gets the same response and stores nothing. A form that is posted without script has no key, and
 * its response is a redirect (D74).
 */
export function handleEnquiry(request: Request, dependencies: Dependencies): Promise<Response> {
  const { allowedOrigins, identifySender, waitUntil } = dependencies
  return handlePost(request, allowedOrigins, async () => {
    const sender = identifySender(request)
    const isForm = mediaTypeOf(request) === 'multipart/form-data'
    const post: Post = await (isForm ? readFormPost(request) : readJsonPost(request))
    const submit = async () => {
      const store = () => storeEnquiry(post, { sender, ...readContext(request, post) }, dependencies)
      const id = await (post.size > maxSizeWithoutCv ? inTurn(store) : store())
      const delivery = deliverDueSubmissions(dependencies)
      waitUntil(delivery)
      // Also here, because a job that has stopped cannot report itself.
      waitUntil(delivery.then(() => remindOfPublication(dependencies, allowedOrigins[0] ?? '')))
      return { ok: true, id }
    }
    if (post.page === undefined) return submit()
    const [site = ''] = allowedOrigins
    return redirectAfter(submit, (request.headers.get('origin') ?? site) + post.page)
  })
}

/** What the mail says beside the payload of spec 7 (D60, D80). It is in the query, or in the path of the form's page. */
function readContext({ url }: Request, { page }: Post) {
  const { searchParams } = new URL(url)
  const language = pageLanguages.get(page?.split('/')[1] ?? searchParams.get('language') ?? '')
  return { ...(searchParams.has('offer') && { withOffer: true }), ...(language && { language }) }
}

/** Matches the only part of a JSON text that may be large. */
const cvContent = /"content"\s*:\s*"[^"]*"/

async function readJsonPost(request: Request): Promise<Post> {
  const key = readIdempotencyKey(request)
  const body = await readJsonBody(request, maxJsonSize)
  return { key, size: body.length, readFields: () => parseFields(decodeJson(body)) }
}

/** Does not parse a text that is too large: as numbers or objects, it would take many times its size in memory (D79). */
function parseFields(text: string) {
  const cvLength = cvContent.exec(text)?.[0].length ?? 0
  if (text.length - cvLength > maxSizeWithoutCv) throw new HttpError(413, 'payload_too_large')
  return parseJsonObject(text)
}

/** The key is in the query of the URL, because some gateways do not allow custom headers. */
function readIdempotencyKey({ url }: Request): string {
  const key = new URL(url).searchParams.get('idempotency-key') ?? crypto.randomUUID()
  if (!z.safeParse(z.uuid(), key).success) throw new HttpError(400, 'invalid_idempotency_key')
  return key.toLowerCase()
}

/** Without script, the browser shows the response. So the page of the form says whether the enquiry was sent (D74). */
async function redirectAfter(submit: () => Promise<unknown>, page: string): Promise<Response> {
  let fragment = 'sent'
  try {
    await submit()
  } catch (cause) {
    toHttpError(cause)
    fragment = 'not-sent'
  }
  return new Response(null, { status: 303, headers: { Location: `${page}#${fragment}` } })
}

/** Returns the id of the submission. */
async function storeEnquiry(
  { key, readFields }: Post,
  { sender, ...context }: { sender: Sender } & Pick<StoredEnquiry, 'withOffer' | 'language'>,
  { outbox, digest }: Dependencies,
): Promise<string> {
  const { [honeypotField]: honeypot, ...payload } = readFields()
  const parsed = parseEnquiry(payload)
  if ('error' in parsed) throw new HttpError(422, parsed.error.code, { field: parsed.error.field })

  const suspected = honeypot !== undefined && honeypot !== ''
  const enquiry: StoredEnquiry = { ...parsed.enquiry, ...context }
  const submission = { enquiry, suspected, sender }
  const id = key ?? contentId(submission, digest)
  const outcome = await outbox.store({ id, ...submission })
  if (outcome === 'limited') throw new HttpError(429, 'too_many_requests')
  return id
}

/**
 * Returns the same UUID (version 8, RFC 9562) for the same submission on the same day in UTC. Without script, a form has
 * no idempotency key, and a double click sends it twice (D74).
 */
function contentId(submission: object, digest: Dependencies['digest']): string {
  const day = new Date().toISOString().slice(0, 10)
  const hex = digest(JSON.stringify([day, submission]))
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** Handles the scheduled request: sends the reminders that are due (D68, D83), and mails due submissions (D32). */
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
    // `publication_state` tells since when the job has not reached this line.
    await dependencies.outbox.claimTurn('each-minute', '5 minutes')
    // First, because the platform may stop the function after many slow mails.
    await sendReminder(dependencies, allowedOrigins[0])
    await remindOfPublication(dependencies, allowedOrigins[0] ?? '')
    const delivered = await deliverDueSubmissions(dependencies)
    return { ok: true, delivered }
  })
}
