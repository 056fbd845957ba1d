import { keyedDigest } from './idempotency.ts'

/**
 * Who a request comes from, as the rate limit counts it (D31): a keyed digest of the address, so that no address
 * is stored. The address is what the gateway added last to `header`; what a caller writes there stands before it.
 * Of an IPv6 address the first half counts, which is what one household or server gets. Null without an address.
 */
export async function senderOf(
  { headers }: Request,
  { header, secret }: { header: string; secret: string },
): Promise<string | null> {
  const address = headers.get(header)?.split(',').at(-1)?.trim().toLowerCase()
  if (!address) return null
  return keyedDigest(secret, address.includes(':') ? networkOf(address) : address)
}

/** The first 64 bits of an IPv6 address; an IPv4 address in IPv6 clothes is that IPv4 address. */
function networkOf(address: string): string {
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? []
  if (embedded !== undefined) return embedded
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
