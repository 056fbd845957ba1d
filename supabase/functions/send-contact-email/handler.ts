import { parseEnquiry } from '../_shared/contracts/enquiry.ts'
import { honeypotField, isBaitTaken } from '../_shared/contracts/honeypot.ts'
import { answerPost } from '../_shared/endpoint.ts'
import type { SendMail } from '../_shared/mail.ts'
import { readJsonObject } from '../_shared/read-json.ts'
import { Refusal } from '../_shared/refusal.ts'
import { enquiryMail } from './enquiry-mail.ts'

/** A CV of 5 MB is 7 MB in base64 (D30); the other fields, every character of them escaped, are below 40 kB. */
const maxBytes = 7.5 * 1024 * 1024

export type Dependencies = {
  allowedOrigins: readonly string[]
  sendMail: SendMail
  log: (message: string, cause?: unknown) => void
}

/**
 * Takes an enquiry (spec 7 rows 1-4) and mails it to the operator, checking in D31's order. Answers
 * `200 { "ok": true, "id": "<uuid>" }` once the mail server has the mail; a filled bait gets the same answer
 * and no mail. Else `{ "error": { "code", "field"? } }`: 4xx for what the caller sent (422 with the contract's
 * key for a field), 502 `mail_failed` when the mail server did not take it.
 */
export function handle(request: Request, { allowedOrigins, sendMail, log }: Dependencies): Promise<Response> {
  return answerPost(request, { allowedOrigins, log }, async () => {
    const { [honeypotField]: bait, ...payload } = await readJsonObject(request, maxBytes)
    const parsed = parseEnquiry(payload)
    if ('fault' in parsed) throw new Refusal(422, parsed.fault.code, { field: parsed.fault.field })
    const id = crypto.randomUUID()
    if (!isBaitTaken(bait)) await deliver(sendMail(enquiryMail(parsed.enquiry, id)))
    return { ok: true, id }
  })
}

async function deliver(sending: Promise<void>) {
  try {
    await sending
  } catch (cause) {
    throw new Refusal(502, 'mail_failed', { cause })
  }
}
