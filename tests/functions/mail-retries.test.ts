import { expect, test, vi } from 'vitest'

import { goodEnquiry, makeSubmissionsDue, patience, startFunctions, submissions } from '../setup/functions.ts'
import { startSilentServer } from '../setup/smtp.ts'
import { setUpDelivery } from './set-up-delivery.ts'

const delivery = setUpDelivery()

test('the next enquiry also mails a submission whose first attempt failed', async () => {
  delivery.mailServer.behave({ refuses: 'recipient', code: 450 })
  const id = await delivery.postEnquiry()
  await delivery.expectPending(id)
  delivery.mailServer.behave('take')
  await delivery.backend.query(`update public.submissions set created_at = '2026-01-02T03:04:05Z'`)
  await makeSubmissionsDue(delivery.backend)
  const next = await delivery.postEnquiry()
  const messageIds = new Set([`<${id}@example.com>`, `<${next}@example.com>`])
  await vi.waitFor(() => expect(delivery.messageIds()).toEqual(messageIds), patience)
  const texts = delivery.mailServer.received.map(({ text }) => text).join()
  expect(texts).toContain('Received: 2026-01-02 03:04 UTC')
})

test('a retry mails a submission once if the process was killed before mailing it', async () => {
  const silent = await startSilentServer()
  const killed = await startFunctions({ smtpPort: silent.port, backendUrl: delivery.backend.url })
  const { body } = await killed.post(goodEnquiry)
  const claimed = [{ state: 'pending', attempts: 1 }]
  await vi.waitFor(async () => expect(await submissions(delivery.backend)).toMatchObject(claimed), patience)
  await killed.close()
  await silent.close()
  await delivery.expectDeliveredByRetry((body as { id: string }).id)
  expect(delivery.mailServer.received).toHaveLength(1)
})

test('five parallel retries mail each of twelve submissions once', async () => {
  await delivery.backend.query(
    `insert into public.submissions (id, form, payload)
     select gen_random_uuid(), 'contact', $1 from generate_series(1, 12)`,
    [JSON.stringify({ ...goodEnquiry, formType: 'contact' })],
  )
  const retries = Array.from({ length: 5 }, () => delivery.functions.retry())
  for (const response of await Promise.all(retries)) expect(response).toMatchObject({ status: 200 })
  expect(delivery.messageIds().size).toBe(12)
  expect(delivery.mailServer.received).toHaveLength(12)
})
