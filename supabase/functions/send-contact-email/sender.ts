import { keyedDigest } from './digests.ts'

/** Ids under which the rate limits count a sender (D48). They are null if the IP address of the sender is unknown. */
export type Sender = { address: string | null; network: string | null }

type SenderOptions = {
  header: string
  secret: string
  log: (message: string) => void
}

const fallbackHeader = 'x-forwarded-for'
/** Matches loopback, private, carrier-grade NAT and link-local addresses (RFC 6890). */
const privateAddress =
  /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(::1$|f[cd]|fe[89ab])/

/**
 * Creates a function that identifies the sender of a request. The function reads the last entry of `header`, because a
 * gateway appends the real IP address to the value that the caller sent. If this header is missing, it reads the last
 * public address in `X-Forwarded-For`, and logs this once. The private addresses after the public address come from the
 * proxies of the platform.
 *
 * The ids are digests, so IP addresses are not stored. `address` stands for an IPv4 address or an IPv6 /64 network,
 * because one household or server usually has all addresses of a /64. `network` stands for an IPv4 /24 or IPv6 /48
 * network.
 */
export function createSenderReader({ header, secret, log }: SenderOptions): (request: Request) => Sender {
  let isFallbackLogged = false

  return ({ headers }) => {
    let address = entriesOf(headers.get(header)).at(-1)
    if (address === undefined) {
      if (!isFallbackLogged)
        log(`client_address_missing: no ${header} header, ${fallbackHeader} is used instead`)
      isFallbackLogged = true
      address = entriesOf(headers.get(fallbackHeader)).findLast((entry) => !privateAddress.test(entry))
    }
    if (address === undefined) return { address: null, network: null }
    const groups = address.includes(':') ? ipv6Groups(address) : undefined
    const idOf = (text: string) => keyedDigest(secret, text)
    return groups
      ? { address: idOf(groups.slice(0, 4).join(':')), network: idOf(`${groups.slice(0, 3).join(':')}/48`) }
      : { address: idOf(address), network: idOf(`${address.replace(/\.\d+$/, '')}/24`) }
  }
}

/**
 * Returns the entries of a list header without port numbers, and IPv4-mapped addresses (`::ffff:192.0.2.1`) as IPv4.
 */
const entriesOf = (header: string | null) =>
  (header ?? '').split(',').flatMap((entry) => {
    const address = entry
      .trim()
      .toLowerCase()
      .replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
      .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
    return address || []
  })

/** Returns the eight groups of an IPv6 address, each without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
