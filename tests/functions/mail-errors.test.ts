import { describe, expect, test } from 'vitest'

import { goodEnquiry, mailTo, makeSubmissionsDue, ourOrigin, submissions } from '../setup/functions.ts'
import { startSilentServer } from '../setup/smtp.ts'
import { setUpDelivery } from './set-up-delivery.ts'

describe('an SMTP server that refuses mails', () => {
  const delivery = setUpDelivery()

  test.each([
    ['content', 450],
    ['login', 550],
    ['recipient', 550],
    ['content', 550],
  ] as const)('a retry mails a submission once after the %s was refused with %i', async (refuses, code) => {
    delivery.mailServer.behave({ refuses, code })
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    expect(delivery.log()).toContain('not today')

    delivery.mailServer.behave('take')
    await delivery.expectDeliveredByRetry(id)
    expect(delivery.mailServer.received).toHaveLength(1)
  })

  test('a failed submission is not mailed again, but the reminder names it', async () => {
    delivery.mailServer.behave({ refuses: 'connection', code: 450 })
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    await delivery.backend.query(`update public.submissions set state = 'failed'`)
    await makeSubmissionsDue(delivery.backend)

    delivery.mailServer.behave('take')
    expect(await delivery.functions.retry()).toMatchObject({ body: { delivered: 0 } })
    const failed = [{ id, state: 'failed', attempts: 1, payload: goodEnquiry }]
    expect(await submissions(delivery.backend)).toMatchObject(failed)
    const subject = 'Undelivered inquiries: 1 failed, 0 waiting, 0 suspected'
    expect(delivery.mailServer.received).toMatchObject([{ subject, to: [{ address: mailTo }] }])
    const rows = `Failed: 1\nWaiting for more than an hour: 0\nLooking like spam: 0\nAdmin area: ${ourOrigin}/tb_admin\n`
    expect(delivery.mailServer.received[0]?.text).toContain(rows)
    expect(delivery.mailServer.received[0]?.messageId).toMatch(/^<[\w-]{36}@/)
  })

  test.each([
    ['in the middle of the mail', 'upload', 1],
    ['after the mail', 'content', 2],
  ] as const)('a retry mails a submission after the server disconnected %s', async (_, cuts, copies) => {
    delivery.mailServer.behave({ cuts })
    const id = await delivery.postEnquiry()
    await delivery.expectPending(id)
    delivery.mailServer.behave('take')
    await delivery.expectDeliveredByRetry(id)
    expect(delivery.mailServer.received).toHaveLength(copies)
  })
})

describe('an SMTP server that stops responding', () => {
  const delivery = setUpDelivery({ environment: { SMTP_TIMEOUT_MS: '500' } })

  test('a submission stays pending if the server sends nothing', async () => {
    const silent = await startSilentServer()
    delivery.connectTo(silent)
    await delivery.expectPending(await delivery.postEnquiry())
    await silent.close()
  })
})
