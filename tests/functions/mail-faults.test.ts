import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { startBackendServer } from '../setup/backend-server.ts'
import {
  everythingDelivered,
  goodEnquiry,
  letTimePass,
  startFunctions,
  submissions,
  type RunningFunctions,
} from '../setup/functions.ts'
import { refusingSteps, startMailServer, startSilentServer } from '../setup/smtp.ts'

let backend: Awaited<ReturnType<typeof startBackendServer>>
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let functions: RunningFunctions

// The mail library's own patience is half a minute and more; less than that proves that ours is in force.
const impatient = { SMTP_TIMEOUT_MS: '300' }
const start = (smtpPort = mailServer.port) => startFunctions({ smtpPort, backendUrl: backend.url }, impatient)

beforeAll(async () => {
  backend = await startBackendServer()
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.query('delete from public.submissions')
  mailServer = await startMailServer()
  functions = await start()
})
afterEach(async () => {
  await functions.close()
  mailServer.release()
  await mailServer.close()
})

const log = () => functions.lines.join('\n')
/** Names of the mails that arrived: two copies of one mail have one name. */
const arrived = () => new Set(mailServer.received.map(({ messageId }) => messageId))

async function postOne() {
  const answer = await functions.post(goodEnquiry)
  expect(answer).toMatchObject({ status: 200, body: { ok: true } })
  return (answer.body as { id: string }).id
}
/** The visitor was told of success, the mail failed, and the enquiry is still there. */
async function expectWaiting(id: string) {
  await vi.waitFor(() => expect(log()).toContain(`mail_failed ${id}`), { timeout: 20_000 })
  expect(await submissions(backend)).toMatchObject([
    { id, state: 'pending', attempts: 1, payload: goodEnquiry },
  ])
  expect(log()).not.toContain('secret')
  expect(log()).not.toContain(goodEnquiry.message)
}
/** The next call delivers it, once, and erases it. */
async function expectDeliveredByRetry(id: string) {
  await letTimePass(backend)
  expect(await functions.retry()).toMatchObject({ status: 200, body: { ok: true, delivered: 1 } })
  expect(await submissions(backend)).toMatchObject([{ id, state: 'delivered', payload: null }])
  expect(arrived()).toEqual(new Set([`<${id}@example.com>`]))
}

test.each(refusingSteps.flatMap((refuses) => [450, 550].map((code) => [refuses, code] as const)))(
  'a mail server that refuses the %s with %d gets the mail once it takes it',
  async (refuses, code) => {
    mailServer.behave({ refuses, code: code === 450 ? 450 : 550 })
    const id = await postOne()
    await expectWaiting(id)
    expect(log()).toContain('not today')

    mailServer.behave('take')
    await expectDeliveredByRetry(id)
    expect(mailServer.received).toHaveLength(1)
  },
)

test.each([
  ['nothing', false],
  ['nothing after its greeting', true],
])('from a mail server that says %s the mail goes to the next one', async (_, greets) => {
  const silent = await startSilentServer({ greets })
  await functions.close()
  functions = await start(silent.port)
  const id = await postOne()
  await expectWaiting(id)
  expect(log()).toContain('ETIMEDOUT')

  await functions.close()
  await silent.close()
  functions = await start()
  await expectDeliveredByRetry(id)
})

test('a mail server that is not there gets the mail when it is back', async () => {
  const { port } = mailServer
  await mailServer.close()
  const id = await postOne()
  await expectWaiting(id)
  expect(log()).toContain('ECONNREFUSED')

  mailServer = await startMailServer()
  expect(mailServer.port).not.toBe(port)
  await functions.close()
  functions = await start()
  await expectDeliveredByRetry(id)
})

test('after a cut the mail goes out again under the same name', async () => {
  mailServer.behave('cut')
  const id = await postOne()
  await expectWaiting(id)
  mailServer.behave('take')
  await expectDeliveredByRetry(id)
})

test('what waits goes out with the next enquiry, too', async () => {
  mailServer.behave({ refuses: 'recipient', code: 450 })
  const id = await postOne()
  await expectWaiting(id)
  mailServer.behave('take')
  await letTimePass(backend)
  const next = await postOne()
  await everythingDelivered(backend)
  expect(arrived()).toEqual(new Set([`<${id}@example.com>`, `<${next}@example.com>`]))
})

test('an attempt that failed is not repeated before its time', async () => {
  mailServer.behave({ refuses: 'recipient', code: 450 })
  const id = await postOne()
  await expectWaiting(id)
  expect(await functions.retry()).toMatchObject({ body: { delivered: 0 } })
  expect(await submissions(backend)).toMatchObject([{ attempts: 1 }])
})

test('the pause grows with each attempt, up to an hour', async () => {
  mailServer.behave({ refuses: 'recipient', code: 450 })
  const id = await postOne()
  await expectWaiting(id)
  const pauses: number[] = []
  for (let attempt = 2; attempt <= 8; attempt += 1) {
    await letTimePass(backend)
    await functions.retry()
    const [row] = await backend.query<{ minutes: number }>(
      `select extract(epoch from due_at - now())::float / 60 as minutes from public.submissions`,
    )
    pauses.push(Math.ceil(row?.minutes ?? 0))
  }
  expect(pauses).toEqual([6, 12, 24, 48, 60, 60, 60])
})

test('a process killed after storing loses nothing', async () => {
  const silent = await startSilentServer()
  await functions.close()
  functions = await startFunctions({ smtpPort: silent.port, backendUrl: backend.url })
  const id = await postOne()
  await vi.waitFor(async () => expect(await submissions(backend)).toMatchObject([{ attempts: 1 }]))
  await functions.close()

  await silent.close()
  functions = await start()
  await expectDeliveredByRetry(id)
  expect(mailServer.received).toHaveLength(1)
})

test('a process killed after sending sends once more, under the same name', async () => {
  await functions.close()
  functions = await startFunctions({ smtpPort: mailServer.port, backendUrl: backend.url })
  mailServer.behave('hold')
  const id = await postOne()
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1))
  await functions.close()

  mailServer.behave('take')
  functions = await start()
  await expectDeliveredByRetry(id)
})
