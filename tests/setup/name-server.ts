import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'

const types = { A: 1, AAAA: 28 }
const nameError = 3

/** Key: host name in lower case. Value: its IPv4 and IPv6 addresses. An IPv6 address must be written without `::`. */
type Zone = Record<string, string[]>

/**
 * Starts a DNS server on a free UDP port of 127.0.0.1. For a name in `zone`, it returns the addresses of the requested
 * type (A or AAAA). For other names, it returns "no such name". `setZone` replaces the zone. With the zone `silent`,
 * the server does not respond.
 */
export async function startNameServer(initialZone: Zone) {
  let zone: Zone | 'silent' = initialZone
  const socket = createSocket('udp4')
  socket.on('message', (query, peer) => {
    if (zone !== 'silent') socket.send(respond(query, zone), peer.port, peer.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    setZone: (next: typeof zone) => {
      zone = next
    },
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

/** Creates the response to a DNS query with one question (RFC 1035, section 4). */
function respond(query: Buffer, zone: Zone): Buffer {
  const labels: string[] = []
  let end = 12
  for (let length = query.readUInt8(end); length > 0; length = query.readUInt8(end)) {
    labels.push(query.toString('latin1', end + 1, end + 1 + length))
    end += 1 + length
  }
  const type = query.readUInt16BE(end + 1)
  const question = query.subarray(12, end + 5)
  const addresses = zone[labels.join('.').toLowerCase()]
  const answers = (addresses ?? [])
    .filter((address) => type === (isIPv6(address) ? types.AAAA : types.A))
    .map((address) => answer(type, address))
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (addresses ? 0 : nameError), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  return Buffer.concat([header, question, ...answers])
}

function answer(type: number, address: string): Buffer {
  const bytes = isIPv6(address)
    ? Buffer.from(
        address
          .split(':')
          .map((group) => group.padStart(4, '0'))
          .join(''),
        'hex',
      )
    : Buffer.from(address.split('.').map(Number))
  // The start of the record: a pointer to the name in the question, then type, class, time to live and length.
  const start = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length])
  return Buffer.concat([start, bytes])
}
