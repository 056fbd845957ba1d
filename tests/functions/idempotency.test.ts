import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import {
  goodEnquiry,
  ourOrigin,
  startFunctions,
  startFunctionsWithMailbox,
  submissions,
} from '../setup/functions.ts'
import { startMailServer } from '../setup/smtp.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

test('100 parallel requests with the same idempotency key return 200 with the same id, and produce one row and one mail', async () => {
  const key = randomUUID()
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => system.functions.post(goodEnquiry, key)),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(responses.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
  await system.onlyMail()
  expect(await submissions(system.backend)).toHaveLength(1)
})

test('a request that is repeated with the same idempotency key after the mail was sent returns the same id, and no second mail is sent', async () => {
  const key = randomUUID()
  const first = await system.functions.post(goodEnquiry, key)
  await system.onlyMail()
  expect((await system.functions.post(goodEnquiry, key)).body).toEqual(first.body)
  await system.onlyMail()
})

test.each(['before', 'after'])(
  'send-contact-email returns 409 with a CORS header and stores no second row if another enquiry uses the same idempotency key %s the first enquiry is mailed',
  async (moment) => {
    const key = randomUUID()
    if (moment === 'before') await storeWithoutMailing(key)
    else await system.functions.post(goodEnquiry, key)
    if (moment === 'after') await system.settled()

    const response = await system.functions.post({ ...goodEnquiry, message: 'Another one.' }, key)
    expect(response).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_reused' } } })
    expect(response.headers.get('access-control-allow-origin')).toBe(ourOrigin)
    expect(await submissions(system.backend)).toHaveLength(1)
  },
)

test('the same enquiry is mailed twice if it is sent twice with different idempotency keys', async () => {
  await system.functions.post(goodEnquiry)
  await system.functions.post(goodEnquiry)
  await system.settled()
  expect(system.mailbox.mails).toHaveLength(2)
})

test.each([' ', 'k'.repeat(256), 'two words', 'kľúč'])(
  'send-contact-email returns 400 and stores, mails and logs nothing for the invalid idempotency key %j',
  async (key) => {
    const response = await system.functions.post(goodEnquiry, key)
    expect(response).toMatchObject({ status: 400, body: { error: { code: 'invalid_idempotency_key' } } })
    await system.expectNoTrace()
  },
)

/**
 * Stores a submission with a second process of the function, whose SMTP server rejects the connection. So the
 * submission stays pending.
 */
async function storeWithoutMailing(key: string) {
  const refusing = await startMailServer()
  refusing.behave({ refuses: 'connection', code: 450 })
  const other = await startFunctions({ smtpPort: refusing.port, backendUrl: system.backend.url })
  await other.post(goodEnquiry, key)
  await vi.waitFor(() => expect(other.lines.join()).toContain('mail_failed'), { timeout: 20_000 })
  await other.close()
  await refusing.close()
}
