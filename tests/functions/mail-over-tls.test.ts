import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { certificate, wrongCertificates } from '../setup/certificates.ts'
import { deadAddresses } from '../setup/mail-host.ts'
import { startMailServer, startStallingServer } from '../setup/smtp.ts'
import { startDelivery } from './start-delivery.ts'

const { ipv4, ipv6 } = deadAddresses
const live = '127.0.0.1'

describe.each(['implicit', 'starttls'] as const)('mail over TLS (%s)', (tls) => {
  let delivery: Awaited<ReturnType<typeof startDelivery>>

  beforeAll(async () => {
    delivery = await startDelivery({ tls, timeoutMs: 3000 })
  })
  afterAll(() => delivery.close())
  beforeEach(() => delivery.start())
  afterEach(() => delivery.stop())

  /** Ignores the step `connection`, because STARTTLS comes after it. */
  const expectEncrypted = ({ unencrypted } = delivery.mailServer) =>
    expect(unencrypted.filter((step) => step !== 'connection')).toEqual([])

  test('the first attempt delivers a mail, with every step encrypted', async () => {
    await delivery.expectDelivered(await delivery.postEnquiry())
    expectEncrypted()
    expect(delivery.mailServer.received).toHaveLength(1)
  })

  test.each(wrongCertificates)('a mail waits while the certificate has %s', async (fault) => {
    const wrong = await startMailServer({ ...certificate(fault), implicit: tls === 'implicit' })
    delivery.connectTo(wrong)
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    expect(delivery.log()).toMatch(/certificate/i)
    expectEncrypted(wrong)
    expect(wrong.received).toEqual([])

    delivery.connectTo(delivery.mailServer)
    await wrong.close()
    await delivery.expectDeliveredByRetry(id)
  })

  test('a mail waits while the server does not offer TLS', async () => {
    const withoutTls = await startMailServer()
    delivery.connectTo(withoutTls)
    await delivery.expectPending(await delivery.postEnquiry())
    expectEncrypted(withoutTls)
    expect(withoutTls.received).toEqual([])
    await withoutTls.close()
  })

  test('a retry delivers a mail after the server disconnected in the middle of it', async () => {
    delivery.mailServer.behave({ cuts: 'upload' })
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    delivery.mailServer.behave('take')
    await delivery.expectDeliveredByRetry(id)
    expectEncrypted()
  })

  // With STARTTLS, the function connects in the same way as without TLS.
  if (tls === 'starttls') return

  test('a mail waits while the server sends nothing', async () => {
    const silent = await startStallingServer()
    delivery.connectTo(silent)
    await delivery.expectPending(await delivery.postEnquiry())
    expect(delivery.log()).toContain('ETIMEDOUT')
    await silent.close()
  })

  test.each([
    ['a dead IPv6 and a live IPv4 address', [ipv6, live]],
    ['two dead addresses and a live one', [ipv4, ipv6, live]],
  ])('the first attempt delivers a mail to a host with %s', async (_, addresses) => {
    delivery.setAddresses(addresses)
    await delivery.expectDelivered(await delivery.postEnquiry())
  })

  test('a retry delivers a mail after the host had only dead addresses', async () => {
    delivery.setAddresses([ipv4, ipv6])
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    delivery.setAddresses([ipv6, live])
    await delivery.expectDeliveredByRetry(id)
  })

  test('a mail waits while the DNS server does not respond', async () => {
    delivery.setAddresses('silent')
    await delivery.expectPending(await delivery.postEnquiry())
    expect(delivery.mailServer.received).toEqual([])
  })
})
