import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { certificate } from '../setup/certificates.ts'
import { startMailServer } from '../setup/smtp.ts'
import { startDelivery } from './start-delivery.ts'

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

  test('a mail waits while the certificate has another host name', async () => {
    const wrong = await startMailServer({ ...certificate('another-host-name'), implicit: tls === 'implicit' })
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
})
