import { createHash, createHmac } from 'node:crypto'

import type { Enquiry } from '../_shared/contracts/enquiry.ts'

/** Derives the id of a submission, a UUID, from its idempotency key. The key cannot be derived from the id. */
export function deriveSubmissionId(key: string): string {
  const bytes = createHash('sha256').update(`submission ${key}`).digest().subarray(0, 16)
  // The version and variant bits of UUID version 8 (RFC 9562).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Returns the HMAC-SHA-256 of a text in hexadecimal. Without the key, nobody can find out the text by trying guesses.
 * So the digest may be stored longer than the text (D32).
 */
export const keyedDigest = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

/**
 * Returns the HMAC-SHA-256 of an enquiry in hexadecimal. The JSON of the fields leaves out the content of the CV, which
 * is added to the hash after the JSON. So the memory does not contain a second copy of a large CV.
 */
export function enquiryDigest(key: string, enquiry: Enquiry): string {
  const cvFile = 'cvFile' in enquiry ? enquiry.cvFile : null
  const fields = JSON.stringify({ ...enquiry, cvFile: cvFile && { ...cvFile, content: '' } })
  return createHmac('sha256', key)
    .update(fields)
    .update(cvFile?.content ?? '')
    .digest('hex')
}
