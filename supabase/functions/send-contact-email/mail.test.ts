import { resolve4, resolve6 } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'

import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Environment } from './environment.ts'
import { connectToMailServer, createMailer } from './mail.ts'

vi.mock('node:dns/promises')
vi.mock('nodemailer')

// No server listens at these addresses.
const dead = { ipv4: '127.0.0.2', ipv6: '2001:db8::1' }

let server: Server
let port: number

beforeEach(async () => {
  server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => server.close())

async function connect({ host = 'mail.test', implicitTls = false } = {}) {
  const socket = await connectToMailServer({ host, port, implicitTls, timeoutMilliseconds: 1500 })
  socket.destroy()
}

test('tries the next address of a host if a server does not accept the connection', async () => {
  vi.mocked(resolve4).mockResolvedValue([dead.ipv4, '127.0.0.1'])
  vi.mocked(resolve6).mockResolvedValue([dead.ipv6])
  await expect(connect()).resolves.toBeUndefined()
})

test('names each address if no server accepts the connection', async () => {
  vi.mocked(resolve4).mockResolvedValue([dead.ipv4])
  vi.mocked(resolve6).mockResolvedValue([dead.ipv6])
  await expect(connect()).rejects.toThrow(/No connection to mail\.test:\d+ \(127\.0\.0\.2: .*2001:db8::1: /)
})

test('connects to a host of the hosts file if the DNS server does not respond', async () => {
  vi.mocked(resolve4).mockReturnValue(new Promise(() => undefined))
  vi.mocked(resolve6).mockReturnValue(new Promise(() => undefined))
  await expect(connect({ host: 'localhost' })).resolves.toBeUndefined()
})

test('gives up if the server does not answer the start of TLS', async () => {
  await expect(connect({ host: '127.0.0.1', implicitTls: true })).rejects.toThrow('ETIMEDOUT')
})

test.each([
  [465, { secure: true }],
  [2525, { secure: false, requireTLS: true }],
])('without SMTP_TLS, the port %i decides when TLS starts', (SMTP_PORT, options) => {
  const mailServer = { SMTP_HOST: 'mail.test', SMTP_PORT, SMTP_TLS: '', SMTP_USER: '' } as const
  createMailer({ ...mailServer, MAIL_FROM: 'website@example.com', SMTP_TIMEOUT_MS: 1500 } as Environment)
  expect(createTransport).toHaveBeenLastCalledWith(expect.objectContaining(options))
})
