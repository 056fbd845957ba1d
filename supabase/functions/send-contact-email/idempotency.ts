import { Refusal } from '../_shared/refusal.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The key under which a caller repeats a submission: 1 to 255 visible ASCII characters of the header
 * `Idempotency-Key`, else `invalid_idempotency_key` (400). A caller without one gets a new key each time.
 */
export function idempotencyKey({ headers }: Request): string {
  const key = headers.get('idempotency-key')
  if (key === null) return crypto.randomUUID()
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal(400, 'invalid_idempotency_key')
  return key
}

/** A row's id, made from the key: the same key is the same row, and the id gives nothing of the key away. */
export async function submissionId(key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encode(`submission ${key}`)))
  const bytes = hash.slice(0, 16)
  // A UUID of version 8 (RFC 9562): its bits are our own.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Tells one payload from another. Keyed, so that it may outlive the payload (D32): without the key it says nothing. */
export async function keyedDigest(key: string, payload: string): Promise<string> {
  const usage = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encode(key), usage, false, ['sign'])
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, encode(payload))))
}
