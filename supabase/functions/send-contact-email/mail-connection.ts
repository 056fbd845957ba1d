import { resolve4, resolve6 } from 'node:dns/promises'
import { connect as connectWithoutTls, isIP, type Socket } from 'node:net'
import { connect as connectWithTls } from 'node:tls'

export type MailServer = {
  host: string
  port: number
  /** True if TLS starts with the first byte. False if the connection starts without TLS. */
  implicitTls: boolean
  timeoutMilliseconds: number
}

/** Limits the total time of the attempts if a host has many IP addresses. */
const maxAddresses = 4

/**
 * Connects to one of the IP addresses of a mail server. Tries the addresses one after the other and IPv4 first,
 * because hosted functions may have no route to IPv6 addresses. Each attempt may take `timeoutMilliseconds`, including
 * the handshake of implicit TLS. Tries at most {@link maxAddresses} addresses.
 *
 * Resolves the host itself, because Deno 2.1 never starts TLS if the first of several IP addresses fails (D50).
 * @throws Error with the reason of each failed attempt
 */
export async function connectToMailServer(server: MailServer): Promise<Socket> {
  const failures: string[] = []
  for (const address of await findAddresses(server)) {
    try {
      return await connect(address, server)
    } catch (cause) {
      failures.push(`${address}: ${String(cause)}`)
    }
  }
  throw new Error(`No connection to ${server.host}:${server.port} (${failures.join('; ')})`)
}

async function findAddresses({ host, timeoutMilliseconds }: MailServer): Promise<string[]> {
  if (isIP(host) !== 0) return [host]
  const [ipv4, ipv6] = await Promise.all(
    [resolve4(host), resolve6(host)].map((lookup) => addressesWithin(lookup, timeoutMilliseconds)),
  )
  const addresses = [...(ipv4 ?? []), ...(ipv6 ?? [])].slice(0, maxAddresses)
  // If the DNS returns no address, returns the host name itself. `connect` also looks for the name in the hosts file.
  // `resolve4` and `resolve6` do not read this file.
  return addresses.length > 0 ? addresses : [host]
}

async function addressesWithin(lookup: Promise<string[]>, milliseconds: number): Promise<string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve([]), milliseconds)
  })
  const addresses = await Promise.race([lookup.catch(() => []), timeout])
  clearTimeout(timer)
  return addresses
}

function connect(
  address: string,
  { host, port, implicitTls, timeoutMilliseconds }: MailServer,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = implicitTls
      ? connectWithTls({ host: address, port, servername: host })
      : connectWithoutTls({ host: address, port })
    const timer = setTimeout(
      () => fail(new Error(`ETIMEDOUT, no connection within ${timeoutMilliseconds} ms`)),
      timeoutMilliseconds,
    )
    const fail = (reason: Error) => {
      clearTimeout(timer)
      socket.destroy()
      reject(reason)
    }
    socket.once(implicitTls ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer)
      resolve(socket)
    })
    // These listeners are not removed when the socket is connected. Otherwise an error that occurs before the mail
    // library adds its own listener would end the process.
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('ECONNRESET, the server closed the connection')))
  })
}
