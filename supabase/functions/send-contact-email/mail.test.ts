import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

import { afterEach, expect, test, vi } from 'vitest'

import type { Environment } from './environment.ts'
import { chooseAddress, tlsOptions } from './mail.ts'

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

/** Sets what the DNS server responds. */
function resolveTo(addresses: string[] | Error) {
  const response = addresses instanceof Error ? Promise.reject(addresses) : Promise.resolve(addresses)
  const spy = vi.spyOn(dns, 'resolve4').mockReturnValue(response)
  syncBuiltinESMExports()
  return spy
}

test('attempts use any of the addresses of a mail server', async () => {
  resolveTo(['192.0.2.1', '192.0.2.2', '192.0.2.3'])
  const random = vi.spyOn(Math, 'random')
  const chosen = []
  for (const number of [0, 0.5, 0.999]) {
    random.mockReturnValueOnce(number)
    chosen.push(await chooseAddress('mail.test'))
  }
  expect(chosen).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.3'])
})

test.each([[[]], [new Error('ENOTFOUND')]])(
  'keeps a name for which the DNS server returns %j',
  async (response) => {
    resolveTo(response)
    expect(await chooseAddress('localhost')).toBe('localhost')
  },
)

test('does not ask the DNS server for an address', async () => {
  const spy = resolveTo(['192.0.2.1'])
  expect(await chooseAddress('2001:db8::1')).toBe('2001:db8::1')
  expect(spy).not.toHaveBeenCalled()
})

test.each([
  ['mail.test', { servername: 'mail.test' }],
  ['192.0.2.1', {}],
])('the certificate of the mail server must name %s', (SMTP_HOST, tls) => {
  const mailServer = { SMTP_HOST, SMTP_PORT: 465, SMTP_TLS: '' } as const
  expect(tlsOptions(mailServer as Environment)).toMatchObject({ tls })
})

test.each([
  [465, { secure: true }],
  [2525, { secure: false, requireTLS: true }],
])('without SMTP_TLS, the port %i decides when TLS starts', (SMTP_PORT, options) => {
  const mailServer = { SMTP_HOST: 'mail.test', SMTP_PORT, SMTP_TLS: '' } as const
  expect(tlsOptions(mailServer as Environment)).toMatchObject(options)
})
