import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { nothingPending, goodEnquiry, makeSubmissionsDue, submissions } from '../setup/functions.ts'
import { startStallingServer } from '../setup/smtp.ts'
import { startDelivery } from './start-delivery.ts'

let delivery: Awaited<ReturnType<typeof startDelivery>>

beforeAll(async () => {
  delivery = await startDelivery()
})
afterAll(() => delivery.close())
beforeEach(() => delivery.start())
afterEach(() => delivery.stop())

const temporaryError = { refuses: 'recipient', code: 450 } as const

test('a submission whose first attempt failed is mailed when the next enquiry arrives, if the submission is due', async () => {
  delivery.mailServer.behave(temporaryError)
  const id = await delivery.postEnquiry()
  await delivery.expectPending(id)
  delivery.mailServer.behave('take')
  await makeSubmissionsDue(delivery.backend)
  const next = await delivery.postEnquiry()
  await nothingPending(delivery.backend)
  expect(delivery.messageIds()).toEqual(new Set([`<${id}@example.com>`, `<${next}@example.com>`]))
})

test('a retry request does not attempt to mail a submission before it is due', async () => {
  delivery.mailServer.behave(temporaryError)
  const id = await delivery.postEnquiry()
  await delivery.expectPending(id)
  expect(await delivery.functions.retry()).toMatchObject({ body: { delivered: 0 } })
  expect(await submissions(delivery.backend)).toMatchObject([{ attempts: 1 }])
})

test('after the second failed attempt to mail a submission, the delay before the next attempt is 6 minutes, and then doubles after each attempt up to one hour', async () => {
  delivery.mailServer.behave(temporaryError)
  const id = await delivery.postEnquiry()
  await delivery.expectPending(id)
  const delays: number[] = []
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    await makeSubmissionsDue(delivery.backend)
    await delivery.functions.retry()
    const [row] = await delivery.backend.query<{ minutes: number }>(
      `select extract(epoch from due_at - now())::float / 60 as minutes from public.submissions`,
    )
    delays.push(Math.ceil(row?.minutes ?? 0))
  }
  expect(delays).toEqual([6, 12, 24, 48, 60, 60, 60])
})

describe('a submission that has been pending for three days', () => {
  const pendingForThreeDays = async () => {
    delivery.mailServer.behave(temporaryError)
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    await delivery.backend.query(`update public.submissions set state_since = now() - interval '3 days'`)
    await makeSubmissionsDue(delivery.backend)
    return id
  }

  test('a submission that has been pending for three days is delivered by a last attempt', async () => {
    const id = await pendingForThreeDays()
    delivery.mailServer.behave('take')
    await delivery.expectDeliveredByRetry(id)
  })

  test('a submission that has been pending for three days fails and keeps its payload if the last attempt fails, and is not attempted again', async () => {
    const id = await pendingForThreeDays()
    for (let request = 0; request < 2; request += 1) {
      await delivery.functions.retry()
      expect(await submissions(delivery.backend)).toMatchObject([
        { id, state: 'failed', attempts: 2, payload: goodEnquiry },
      ])
      await makeSubmissionsDue(delivery.backend)
    }
  })
})

test('a retry mails a submission exactly once if the process was killed after storing the submission and before mailing it', async () => {
  const silent = await startStallingServer()
  await delivery.restartFunctions({ smtpPort: silent.port, environment: {} })
  const id = await delivery.postEnquiry()
  await vi.waitFor(async () => expect(await submissions(delivery.backend)).toMatchObject([{ attempts: 1 }]))

  await delivery.restartFunctions()
  await silent.close()
  await delivery.expectDeliveredByRetry(id)
  expect(delivery.mailServer.received).toHaveLength(1)
})

test('a retry sends a mail again with the same Message-ID if the process was killed before the SMTP server confirmed the mail', async () => {
  await delivery.restartFunctions({ environment: {} })
  delivery.mailServer.behave('hold')
  const id = await delivery.postEnquiry()
  await vi.waitFor(() => expect(delivery.mailServer.received).toHaveLength(1))

  await delivery.restartFunctions()
  delivery.mailServer.behave('take')
  await delivery.expectDeliveredByRetry(id)
  expect(delivery.mailServer.received).toHaveLength(2)
})
