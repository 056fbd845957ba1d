import { keyedDigest } from './idempotency.ts'

/**
 * Returns the id under which the rate limit counts a sender (D31). The id is a digest, so the IP address itself is not
 * stored. Reads the last entry of `header`, because the gateway appends the real IP address to the value that the caller
 * sent. Ignores the last 64 bits of an IPv6 address, because one household or server usually has all of these addresses.
 * Returns null if the header is missing or its last entry is empty.
 */
export async function getSenderId(
  { headers }: Request,
  { header, secret }: { header: string; secret: string },
): Promise<string | null> {
  const address = headers.get(header)?.split(',').at(-1)?.trim().toLowerCase()
  if (!address) return null
  return keyedDigest(secret, address.includes(':') ? ipv6Network(address) : address)
}

/** Returns the first 64 bits of an IPv6 address, or the IPv4 address if it is IPv4-mapped (`::ffff:192.0.2.1`). */
function ipv6Network(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? []
  if (ipv4 !== undefined) return ipv4
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
