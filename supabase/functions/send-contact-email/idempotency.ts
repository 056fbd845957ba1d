import { HttpError } from '../_shared/http-error.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns the `Idempotency-Key` header, or a new key if the request has none.
 * @throws HttpError 400 `invalid_idempotency_key` unless the header has 1 to 255 visible ASCII characters
 */
export function readIdempotencyKey({ headers }: Request): string {
  const key = headers.get('idempotency-key')
  if (key === null) return crypto.randomUUID()
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new HttpError(400, 'invalid_idempotency_key')
  return key
}

/** Derives the id of a submission, a UUID, from its idempotency key. The key cannot be derived from the id. */
export async function deriveSubmissionId(key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encode(`submission ${key}`)))
  const bytes = hash.slice(0, 16)
  // The version and variant bits of UUID version 8 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Returns the HMAC-SHA-256 of a text in hexadecimal. Without the key, nobody can find out the text by trying guesses. So
 * the digest may be stored longer than the text (D32).
 */
export async function keyedDigest(key: string, text: string): Promise<string> {
  const usage = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encode(key), usage, false, ['sign'])
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, encode(text))))
}
