import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import {
  goodEnquiry,
  makeSubmissionsDue,
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

test('while the database is down, send-contact-email returns 503 with a CORS header, stores and mails nothing and logs storage_unavailable, and a repetition of the request after the database is up again is mailed', async () => {
  const key = randomUUID()
  system.backend.down()
  const response = await system.functions.post(goodEnquiry, key)
  system.backend.up()
  expect(response).toMatchObject({ status: 503, body: { error: { code: 'storage_unavailable' } } })
  expect(response.headers.get('access-control-allow-origin')).toBe(ourOrigin)
  expect(system.functions.lines.splice(0).join('\n')).toContain('storage_unavailable')
  await system.expectNoTrace()

  expect(await system.functions.post(goodEnquiry, key)).toMatchObject({ status: 200 })
  await system.onlyMail()
})

test.each(['before', 'after'] as const)(
  'send-contact-email returns 200, and stores and mails the enquiry once, if the connection to the database is lost once, %s the database stores the enquiry',
  async (moment) => {
    system.backend.loseConnection('/rest/v1/rpc/store_submission', moment)
    expect(await system.functions.post(goodEnquiry)).toMatchObject({ status: 200 })
    await system.onlyMail()
    expect(await submissions(system.backend)).toHaveLength(1)
  },
)

test('a mail is sent once and nothing is logged if the connection to the database is lost once before the submission is marked as delivered', async () => {
  system.backend.loseConnection('/rest/v1/submissions', 'before')
  await system.functions.post(goodEnquiry)
  await system.onlyMail()
  expect(system.functions.lines).toEqual([])
})

test('a retry sends a mail again with the same Message-ID if the database went down before the submission was marked as delivered', async () => {
  const mailServer = await startMailServer()
  mailServer.behave('hold')
  const functions = await startFunctions({
    smtpPort: mailServer.port,
    backendUrl: system.backend.url,
  })
  await functions.post(goodEnquiry)
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1))
  system.backend.down()
  mailServer.release()
  await vi.waitFor(() => expect(functions.lines.join()).toContain('delivery_interrupted'))
  system.backend.up()

  mailServer.behave('take')
  await makeSubmissionsDue(system.backend)
  expect(await functions.retry()).toMatchObject({ body: { delivered: 1 } })
  expect(mailServer.received).toHaveLength(2)
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(1)
  await functions.close()
  await mailServer.close()
})
