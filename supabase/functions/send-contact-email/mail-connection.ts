import { resolve4, resolve6 } from 'node:dns/promises'
import { once } from 'node:events'
import { connect as connectWithoutTls, isIP, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { connect as connectWithTls } from 'node:tls'

type MailServer = {
  host: string
  port: number
  implicitTls: boolean
  timeoutMilliseconds: number
}

/** Limits the total time of the attempts if a host has many IP addresses. */
const maxAddresses = 4

/**
 * Tries the IP addresses of a mail server one after the other, IPv4 first, because hosted functions may have no route
 * to IPv6. Resolves the host itself, because Deno 2.1 never starts TLS if the first of several addresses fails (D50).
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
  const lookups = [resolve4(host), resolve6(host)].map((lookup) =>
    Promise.race([lookup.catch(() => []), setTimeout(timeoutMilliseconds, [])]),
  )
  const addresses = (await Promise.all(lookups)).flat().slice(0, maxAddresses)
  // `connect` also looks for a name in the hosts file, which `resolve4` and `resolve6` do not read.
  return addresses.length > 0 ? addresses : [host]
}

async function connect(address: string, server: MailServer): Promise<Socket> {
  const { host, port, implicitTls, timeoutMilliseconds } = server
  const socket = implicitTls
    ? connectWithTls({ host: address, port, servername: host })
    : connectWithoutTls({ host: address, port })
  const failure = async (event: Promise<unknown>, message: string) => {
    await event
    throw new Error(message)
  }
  const outcomes = [
    once(socket, implicitTls ? 'secureConnect' : 'connect'),
    failure(once(socket, 'close'), 'ECONNRESET, the server closed the connection'),
    failure(setTimeout(timeoutMilliseconds), `ETIMEDOUT, no connection within ${timeoutMilliseconds} ms`),
  ]
  // Later errors must not end the process, before or after the mail library adds its own listener.
  socket.on('error', () => undefined)
  for (const outcome of outcomes) outcome.catch(() => undefined)
  try {
    await Promise.race(outcomes)
    return socket
  } catch (cause) {
    socket.destroy()
    throw cause
  }
}
