import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { certificate, wrongCertificates } from '../setup/certificates.ts'
import { nothingPending, submissions } from '../setup/functions.ts'
import { startMailServer, startStallingServer } from '../setup/smtp.ts'
import { startDelivery } from './start-delivery.ts'

// The DNS server of these tests returns two addresses for the host name of the certificate: an IPv6 address at which no
// server listens, and the IPv4 address of the SMTP server.
describe.each(['implicit', 'starttls'] as const)('mail over TLS (%s)', (tls) => {
  const overTls = `over ${tls === 'implicit' ? 'implicit TLS' : 'STARTTLS'}`
  let delivery: Awaited<ReturnType<typeof startDelivery>>

  beforeAll(async () => {
    delivery = await startDelivery({ tls })
  })
  afterAll(() => delivery.close())
  beforeEach(() => delivery.start())
  afterEach(() => delivery.stop())

  /** Expects that each step was encrypted, except for the step `connection`, because STARTTLS comes after this step. */
  const expectNothingUnencrypted = (server = delivery.mailServer) =>
    expect(server.unencrypted.filter((step) => step !== 'connection')).toEqual([])

  test(`a mail is delivered ${overTls} at the first attempt, with every step encrypted`, async () => {
    await delivery.expectDelivered(await delivery.postEnquiry())
    expectNothingUnencrypted()
    expect(delivery.mailServer.received).toHaveLength(1)
  })

  test.each(wrongCertificates)(
    `a submission waits ${overTls} while the certificate of the server has %s`,
    async (fault) => {
      const wrong = await startMailServer({ ...certificate(fault), implicit: tls === 'implicit' })
      delivery.connectTo(wrong)
      const id = await delivery.postEnquiry()
      await delivery.expectPending(id)
      expect(delivery.log()).toMatch(/certificate/i)
      expectNothingUnencrypted(wrong)
      expect(wrong.received).toEqual([])

      delivery.connectTo(delivery.mailServer)
      await wrong.close()
      await delivery.expectDeliveredByRetry(id)
    },
  )

  test(`a submission waits ${overTls} while the server does not offer TLS`, async () => {
    const withoutTls = await startMailServer()
    delivery.connectTo(withoutTls)
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    expectNothingUnencrypted(withoutTls)
    expect(withoutTls.received).toEqual([])

    delivery.connectTo(delivery.mailServer)
    await withoutTls.close()
    await delivery.expectDeliveredByRetry(id)
  })

  test(`a mail is delivered ${overTls} at the first attempt if each response of the server takes 400 ms`, async () => {
    delivery.mailServer.behave({ delays: 400 })
    await delivery.expectDelivered(await delivery.postEnquiry())
  })

  test.each([
    ['refuses the recipient with 450', { refuses: 'recipient', code: 450 }, 1],
    ['refuses the content with 450', { refuses: 'content', code: 450 }, 1],
    ['disconnects at the login', { cuts: 'login' }, 1],
    ['disconnects in the middle of the mail', { cuts: 'upload' }, 1],
    ['disconnects after the mail', { cuts: 'content' }, 2],
  ] as const)(
    `a retry ${overTls} delivers a submission after the server %s`,
    async (_, behaviour, copies) => {
      delivery.mailServer.behave(behaviour)
      const id = await delivery.postEnquiry()
      await delivery.expectPending(id)
      delivery.mailServer.behave('take')
      await delivery.expectDeliveredByRetry(id)
      expectNothingUnencrypted()
      expect(delivery.mailServer.received).toHaveLength(copies)
    },
  )

  test(`a submission fails ${overTls} if the server refuses the content with 550`, async () => {
    delivery.mailServer.behave({ refuses: 'content', code: 550 })
    const id = await delivery.postEnquiry()
    await nothingPending(delivery.backend)
    expect(await submissions(delivery.backend)).toMatchObject([{ id, state: 'failed' }])
    expectNothingUnencrypted()
  })

  test(`a retry ${overTls} delivers a submission after the server sent nothing (ETIMEDOUT)`, async () => {
    const silent = await startStallingServer()
    delivery.connectTo(silent)
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    expect(delivery.log()).toContain('ETIMEDOUT')
    delivery.connectTo(delivery.mailServer)
    await silent.close()
    await delivery.expectDeliveredByRetry(id)
  })
})
