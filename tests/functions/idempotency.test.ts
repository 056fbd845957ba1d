import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { goodEnquiry, startFunctionsWithMailbox, submissions } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

test('20 parallel requests with one idempotency key produce one id, one row and one mail', async () => {
  const key = randomUUID()
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => system.functions.post(goodEnquiry, key)),
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

test('another enquiry with the same idempotency key gets the same response and is not stored', async () => {
  const key = randomUUID()
  const first = await system.functions.post(goodEnquiry, key)
  const second = await system.functions.post({ ...goodEnquiry, message: 'Another one.' }, key)
  expect(second).toMatchObject({ status: 200, body: first.body as object })
  const { mail } = await system.onlyMail()
  expect(mail.text).toContain(goodEnquiry.message)
})

test('the same enquiry is mailed twice if it is sent twice with different idempotency keys', async () => {
  await system.functions.post(goodEnquiry)
  await system.functions.post(goodEnquiry)
  await system.settled()
  expect(system.mailbox.mails).toHaveLength(2)
})

test.each([' ', 'a-key', '00000000-0000-4000-8000-00000000000g'])(
  'send-contact-email returns 400 and stores, mails and logs nothing for the invalid idempotency key %j',
  async (key) => {
    const response = await system.functions.post(goodEnquiry, key)
    expect(response).toMatchObject({ status: 400, body: { error: { code: 'invalid_idempotency_key' } } })
    await system.expectNoTrace()
  },
)
