import { describe, expect, test } from 'vitest'

import { authorityFile, certificate } from '../setup/certificates.ts'
import { startMailServer } from '../setup/smtp.ts'
import { setUpDelivery } from './set-up-delivery.ts'

describe.each(['implicit', 'starttls'] as const)('mail over TLS (%s)', (tls) => {
  // In capital letters, because the function sends mails without TLS to `localhost`.
  const environment = { SMTP_HOST: 'LOCALHOST', SMTP_TLS: tls, DENO_CERT: authorityFile }
  const delivery = setUpDelivery({ tls, environment })

  /** Ignores the step `connection`, because STARTTLS comes after it. */
  const expectEncrypted = ({ unencrypted }: { unencrypted: string[] }) =>
    expect(unencrypted.filter((step) => step !== 'connection')).toEqual([])

  test('the first attempt delivers a mail over TLS', async () => {
    await delivery.expectDelivered(await delivery.postEnquiry())
    expectEncrypted(delivery.mailServer)
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

  test.runIf(tls === 'starttls')('a mail waits while the server does not offer TLS', async () => {
    const withoutTls = await startMailServer()
    delivery.connectTo(withoutTls)
    await delivery.expectPending(await delivery.postEnquiry())
    expectEncrypted(withoutTls)
    expect(withoutTls.received).toEqual([])
    await withoutTls.close()
  })
})
