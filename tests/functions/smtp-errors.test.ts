import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { refusingSteps, startMailServer, startSilentServer } from '../setup/smtp.ts'
import { startDelivery } from './start-delivery.ts'

let delivery: Awaited<ReturnType<typeof startDelivery>>

beforeAll(async () => {
  delivery = await startDelivery()
})
afterAll(() => delivery.close())
beforeEach(() => delivery.start())
afterEach(() => delivery.stop())

test.each(refusingSteps.flatMap((step) => [450, 550].map((code) => [step, code] as const)))(
  'a submission stays pending if the SMTP server rejects the %s with %d, and a retry mails the submission once',
  async (refuses, code) => {
    delivery.mailServer.behave({ refuses, code: code === 450 ? 450 : 550 })
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    expect(delivery.log()).toContain('not today')

    delivery.mailServer.behave('take')
    await delivery.expectDeliveredByRetry(id)
    expect(delivery.mailServer.received).toHaveLength(1)
  },
)

test.each([
  ['nothing', false],
  ['only a greeting and then nothing', true],
])(
  'a mail fails with ETIMEDOUT if the SMTP server sends %s, and a retry with another SMTP server delivers the mail',
  async (_, greets) => {
    const silent = await startSilentServer({ greets })
    await delivery.restartFunctions({ smtpPort: silent.port })
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    expect(delivery.log()).toContain('ETIMEDOUT')

    await delivery.restartFunctions()
    await silent.close()
    await delivery.expectDeliveredByRetry(id)
  },
)

test('a mail fails with ECONNREFUSED while the SMTP server is down, and a retry with another SMTP server delivers the mail', async () => {
  const { port } = delivery.mailServer
  await delivery.mailServer.close()
  const id = await delivery.postEnquiry()
  await delivery.expectPending(id)
  expect(delivery.log()).toContain('ECONNREFUSED')

  delivery.mailServer = await startMailServer()
  expect(delivery.mailServer.port).not.toBe(port)
  await delivery.restartFunctions()
  await delivery.expectDeliveredByRetry(id)
})

test('a mail is sent again with the same Message-ID if the SMTP server disconnects after receiving the mail', async () => {
  delivery.mailServer.behave('cut')
  const id = await delivery.postEnquiry()
  await delivery.expectPending(id)
  delivery.mailServer.behave('take')
  await delivery.expectDeliveredByRetry(id)
  expect(delivery.mailServer.received).toHaveLength(2)
})
