import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { nothingPending, submissions } from '../setup/functions.ts'
import { isExhaustive } from '../setup/some-of.ts'
import { startMailServer, startStallingServer } from '../setup/smtp.ts'
import { startDelivery } from './start-delivery.ts'

const runs = (['hosted', 'current'] as const).flatMap((deno) =>
  (['implicit', 'starttls'] as const).map((tls) => ({ deno, tls })),
)

// The DNS server of these tests returns two addresses for the host name of the certificate: an IPv6 address at which no
// server listens, and the IPv4 address of the SMTP server.
describe.each(runs)('mail over TLS ($tls) on the $deno version of Deno', ({ deno, tls }) => {
  const overTls = `over ${tls === 'implicit' ? 'implicit TLS' : 'STARTTLS'} on the ${deno} version of Deno`
  let delivery: Awaited<ReturnType<typeof startDelivery>>

  beforeAll(async () => {
    delivery = await startDelivery({ deno, tls })
  })
  afterAll(() => delivery.close())
  beforeEach(() => delivery.start())
  afterEach(() => delivery.stop())

  /** Expects that each step was encrypted, except for the step `connection`, because STARTTLS comes after this step. */
  const expectNothingUnencrypted = (server = delivery.mailServer) =>
    expect(server.unencrypted.filter((step) => step !== 'connection')).toEqual([])

  test(`a mail is delivered ${overTls} at the first attempt, with login, sender, recipient and content encrypted`, async () => {
    await delivery.expectDelivered(await delivery.postEnquiry())
    expectNothingUnencrypted()
    expect(delivery.mailServer.received).toHaveLength(1)
  })

  test.each(['another host name', 'an unknown authority', 'a date in the past'] as const)(
    `a submission stays pending if the certificate of the server has %s ${overTls}, nothing is sent unencrypted, and a retry with the right certificate delivers it`,
    async (fault) => {
      const certificate = delivery.mailHost?.wrongCertificates[fault]
      if (!certificate) throw new Error('no certificate')
      const wrong = await startMailServer({ ...certificate, implicit: tls === 'implicit' })
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

  test(`a submission that must be mailed ${overTls} stays pending if the server does not offer TLS, nothing is sent unencrypted, and a retry with TLS delivers it`, async () => {
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

  // The tests below depend little on the version of Deno. So unless the run is exhaustive, they use only the version
  // that hosted functions run on.
  if (deno === 'current' && !isExhaustive) return

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
    `a submission stays pending if the server %s ${overTls}, a retry delivers it, and nothing is sent unencrypted`,
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

  test(`a submission fails if the server refuses the content with 550 ${overTls}, and nothing is sent unencrypted`, async () => {
    delivery.mailServer.behave({ refuses: 'content', code: 550 })
    const id = await delivery.postEnquiry()
    await nothingPending(delivery.backend)
    expect(await submissions(delivery.backend)).toMatchObject([{ id, state: 'failed' }])
    expectNothingUnencrypted()
  })

  test(`a submission stays pending and ETIMEDOUT is logged if the server accepts the connection and sends nothing ${overTls}, and a retry delivers it`, async () => {
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
