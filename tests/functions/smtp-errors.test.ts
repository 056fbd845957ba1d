import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { nothingPending, goodEnquiry, makeSubmissionsDue, submissions } from '../setup/functions.ts'
import { refusingSteps, startMailServer, startStallingServer } from '../setup/smtp.ts'
import { startDelivery } from './start-delivery.ts'

let delivery: Awaited<ReturnType<typeof startDelivery>>

beforeAll(async () => {
  delivery = await startDelivery()
})
afterAll(() => delivery.close())
beforeEach(() => delivery.start())
afterEach(() => delivery.stop())

test.each([
  ...refusingSteps.map((step) => [step, 450] as const),
  ['connection', 550],
  ['login', 550],
] as const)(
  'a submission stays pending and the message of the SMTP server is logged if the server rejects the %s with %d, and a retry mails the submission once',
  async (refuses, code) => {
    delivery.mailServer.behave({ refuses, code })
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    expect(delivery.log()).toContain('not today')

    delivery.mailServer.behave('take')
    await delivery.expectDeliveredByRetry(id)
    expect(delivery.mailServer.received).toHaveLength(1)
  },
)

test.each(['sender', 'recipient', 'content'] as const)(
  'a submission fails and keeps its payload if the SMTP server rejects the %s with 550, and a retry request does not mail the submission',
  async (refuses) => {
    delivery.mailServer.behave({ refuses, code: 550 })
    const id = await delivery.postEnquiry()
    await nothingPending(delivery.backend)
    const failed = [{ id, state: 'failed', attempts: 1, payload: goodEnquiry }]
    expect(await submissions(delivery.backend)).toMatchObject(failed)
    expect(delivery.log()).toContain(`mail_failed ${id}`)

    delivery.mailServer.behave('take')
    await makeSubmissionsDue(delivery.backend)
    expect(await delivery.functions.retry()).toMatchObject({ body: { delivered: 0 } })
    expect(await submissions(delivery.backend)).toMatchObject(failed)
    expect(delivery.mailServer.received).toEqual([])
  },
)

test.each([
  ['nothing', 'nothing'],
  ['only a greeting and then nothing', 'greeting'],
] as const)(
  'a mail fails with ETIMEDOUT if the SMTP server sends %s, and a retry with another SMTP server delivers the mail',
  async (_, sends) => {
    const silent = await startStallingServer(sends)
    delivery.connectTo(silent)
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    expect(delivery.log()).toContain('ETIMEDOUT')

    delivery.connectTo(delivery.mailServer)
    await silent.close()
    await delivery.expectDeliveredByRetry(id)
  },
)

test('a mail fails with ECONNREFUSED while the SMTP server is down, and a retry with another SMTP server delivers the mail', async () => {
  const down = await startMailServer()
  await down.close()
  await delivery.restartFunctions({ smtpPort: down.port })
  const id = await delivery.postEnquiry()
  await delivery.expectPending(id)
  expect(delivery.log()).toContain('ECONNREFUSED')

  await delivery.restartFunctions()
  await delivery.expectDeliveredByRetry(id)
})

test('a mail fails if the SMTP server sends an endless response, and a retry with another SMTP server delivers the mail', async () => {
  const endless = await startStallingServer('endless')
  delivery.connectTo(endless)
  const id = await delivery.postEnquiry()
  await delivery.expectPending(id)
  delivery.connectTo(delivery.mailServer)
  await endless.close()
  await delivery.expectDeliveredByRetry(id)
})

test('a retry sends a mail again with the same Message-ID if the SMTP server disconnected after receiving the mail', async () => {
  delivery.mailServer.behave({ cuts: 'content' })
  const id = await delivery.postEnquiry()
  await delivery.expectPending(id)
  delivery.mailServer.behave('take')
  await delivery.expectDeliveredByRetry(id)
  expect(delivery.mailServer.received).toHaveLength(2)
})
