import { createHmac } from 'node:crypto'

/** Ids under which the rate limits count a sender (D48). Null if the IP address is unknown. */
export type Sender = { address: string | null; network: string | null }

/** Without the key, nobody can find out the text by guessing. */
export const keyedDigest = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

/** Loopback, private, carrier-grade NAT and link-local addresses (RFC 6890) */
const privateAddress =
  /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(::1$|f[cd]|fe[89ab])/

/**
 * Uses the last address of the header, because a gateway appends the real address to the value that the caller sent.
 * Without this header, uses the last public address in X-Forwarded-For. The ids are digests, so no address is stored.
 * One household or server usually has all addresses of an IPv6 /64.
 */
export function identifySender(headers: Headers, header: string, secret: string): Sender {
  const forwarded = entriesOf(headers.get('x-forwarded-for'))
  const address =
    entriesOf(headers.get(header)).at(-1) ?? forwarded.findLast((entry) => !privateAddress.test(entry))
  if (address === undefined) return { address: null, network: null }
  const idOf = (text: string) => keyedDigest(secret, text)
  if (!address.includes(':')) {
    return { address: idOf(address), network: idOf(`${address.replace(/\.\d+$/, '')}/24`) }
  }
  const groups = ipv6Groups(address)
  return { address: idOf(groups.slice(0, 4).join(':')), network: idOf(`${groups.slice(0, 3).join(':')}/48`) }
}

/** Returns the entries without port numbers, and IPv4-mapped addresses (`::ffff:192.0.2.1`) as IPv4. */
const entriesOf = (header: string | null) =>
  (header ?? '').split(',').flatMap((entry) => {
    const address = entry
      .trim()
      .toLowerCase()
      .replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
      .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
    return address || []
  })

function ipv6Groups(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}
