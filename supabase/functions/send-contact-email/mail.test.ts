import dns from 'node:dns/promises'
import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo, type Server } from 'node:net'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Environment } from './environment.ts'
import { connectToMailServer, tlsOptions } from './mail.ts'

// No server listens at these addresses.
const dead = { ipv4: '127.0.0.2', ipv6: '2001:db8::1' }

let server: Server
let port: number

beforeEach(async () => {
  server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.close()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const silence = new Promise(() => undefined)

/** Sets the addresses that the DNS server returns. Without addresses, it does not respond. */
function resolveTo(...addresses: [ipv4: string[], ipv6: string[]] | []) {
  const [ipv4, ipv6] = addresses.map((found) => Promise.resolve(found))
  vi.spyOn(dns, 'resolve4').mockReturnValue((ipv4 ?? silence) as never)
  vi.spyOn(dns, 'resolve6').mockReturnValue((ipv6 ?? silence) as never)
  syncBuiltinESMExports()
}

async function connect({ host = 'mail.test', implicitTls = false } = {}) {
  const socket = await connectToMailServer({ host, port, implicitTls, timeoutMilliseconds: 1500 })
  socket.destroy()
}

test('tries the next address of a host if a server does not accept the connection', async () => {
  resolveTo([dead.ipv4, '127.0.0.1'], [dead.ipv6])
  await expect(connect()).resolves.toBeUndefined()
})

test('names each address if no server accepts the connection', async () => {
  resolveTo([dead.ipv4], [dead.ipv6])
  await expect(connect()).rejects.toThrow(/No connection to mail\.test:\d+ \(127\.0\.0\.2: .*2001:db8::1: /)
})

test('connects to a host of the hosts file if the DNS server does not respond', async () => {
  resolveTo()
  await expect(connect({ host: 'localhost' })).resolves.toBeUndefined()
})

test('gives up if the server does not answer the start of TLS', async () => {
  await expect(connect({ host: '127.0.0.1', implicitTls: true })).rejects.toThrow('ETIMEDOUT')
})

test.each([
  [465, { secure: true }],
  [2525, { secure: false, requireTLS: true }],
])('without SMTP_TLS, the port %i decides when TLS starts', (SMTP_PORT, options) => {
  const mailServer = { SMTP_HOST: 'mail.test', SMTP_PORT, SMTP_TLS: '' } as const
  expect(tlsOptions(mailServer as Environment)).toMatchObject(options)
})
