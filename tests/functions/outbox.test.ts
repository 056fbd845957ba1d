import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  goodEnquiry,
  letTimePass,
  ourOrigin,
  retrySecret,
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

test('what was mailed is erased; only id, form, state and times remain', async () => {
  const { body } = await system.functions.post(goodEnquiry)
  await system.settled()
  const [row] = await system.backend.query<Record<string, unknown>>('select * from public.submissions')
  expect(row).toEqual({
    id: (body as { id: string }).id,
    form: 'contact',
    state: 'delivered',
    payload: null,
    digest: expect.stringMatching(/^[\da-f]{64}$/) as string,
    attempts: 1,
    due_at: expect.anything() as unknown,
    created_at: expect.anything() as unknown,
    delivered_at: expect.anything() as unknown,
  })
})

describe('the key of a submission', () => {
  test('100 identical posts at once are one row and one mail', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => system.functions.post(goodEnquiry, key)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
    await system.onlyMail()
    expect(await submissions(system.backend)).toHaveLength(1)
  })

  test('repeated after the mail went out is still the same submission', async () => {
    const key = randomUUID()
    const first = await system.functions.post(goodEnquiry, key)
    await system.onlyMail()
    expect((await system.functions.post(goodEnquiry, key)).body).toEqual(first.body)
    await system.onlyMail()
  })

  test.each(['before', 'after'])('with another enquiry is refused, %s the mail', async (moment) => {
    const key = randomUUID()
    if (moment === 'before') await planted(key)
    else await system.functions.post(goodEnquiry, key)
    if (moment === 'after') await system.settled()

    const answer = await system.functions.post({ ...goodEnquiry, message: 'Another one.' }, key)
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_reused' } } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(ourOrigin)
    expect(await submissions(system.backend)).toHaveLength(1)
  })

  test('the same enquiry under two keys is two submissions', async () => {
    await system.functions.post(goodEnquiry)
    await system.functions.post(goodEnquiry)
    await system.settled()
    expect(system.mailbox.mails).toHaveLength(2)
  })

  test.each([' ', 'k'.repeat(256), 'two words', 'kľúč'])('%j is refused', async (key) => {
    const headers = { origin: ourOrigin, 'idempotency-key': Buffer.from(key).toString('latin1') }
    const answer = await system.functions.send({ headers, body: JSON.stringify(goodEnquiry) })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_idempotency_key' } } })
    await system.expectNoTrace()
  })

  /** A submission under this key that waits because its mail server is silent. */
  async function planted(key: string) {
    const refusing = await startMailServer()
    refusing.behave({ refuses: 'connection', code: 450 })
    const other = await startFunctions({ smtpPort: refusing.port, backendUrl: system.backend.url })
    await other.post(goodEnquiry, key)
    await vi.waitFor(() => expect(other.lines.join()).toContain('mail_failed'))
    await other.close()
    await refusing.close()
  }
})

test('a suspected submission is kept, never mailed, and let go after 30 days', async () => {
  await system.functions.post({ ...goodEnquiry, website: 'https://spam.example' })
  await letTimePass(system.backend)
  expect(await system.functions.retry()).toMatchObject({ body: { delivered: 0 } })
  expect(await submissions(system.backend)).toMatchObject([{ state: 'suspected', payload: goodEnquiry }])

  await system.backend.query(`update public.submissions set created_at = now() - interval '31 days'`)
  await system.functions.retry()
  await system.expectNoTrace()
})

test('counters are let go after a day', async () => {
  await system.backend.query(
    `insert into public.rate_limits values ('old', now() - interval '25 hours', 1), ('new', now(), 1)`,
  )
  await system.functions.retry()
  expect(await system.backend.query('select subject from public.rate_limits')).toEqual([{ subject: 'new' }])
})

test.each(['', 'wrong', `${retrySecret} `.repeat(2), null])(
  'the scheduled call with the secret %j is refused',
  async (secret) => {
    const headers: Record<string, string> = secret === null ? {} : { 'x-retry-secret': secret }
    expect(await system.functions.send({ path: '/retry', headers })).toMatchObject({
      status: 401,
      body: { error: { code: 'wrong_secret' } },
    })
  },
)

test('without a secret nobody may ask for a retry', async () => {
  const where = { smtpPort: system.mailbox.port, backendUrl: system.backend.url }
  const open = await startFunctions(where, { RETRY_SECRET: '' })
  expect(await open.retry('')).toMatchObject({ status: 401 })
  await open.close()
})

test('two processes and five retries at once mail everything once', async () => {
  await system.backend.query(`
    insert into public.submissions (id, form, payload, digest)
    select gen_random_uuid(), 'contact',
           '${JSON.stringify({ ...goodEnquiry, formType: 'contact' })}'::jsonb, 'digest'
    from generate_series(1, 12)`)
  const where = { smtpPort: system.mailbox.port, backendUrl: system.backend.url }
  const other = await startFunctions(where)
  const callers = [system.functions, other, system.functions, other, system.functions]
  const answers = await Promise.all(callers.map((each) => each.retry()))
  await other.close()

  const delivered = answers.map(({ body }) => (body as { delivered: number }).delivered)
  expect(delivered.reduce((sum, each) => sum + each)).toBe(12)
  await system.settled()
  expect(system.mailbox.mails).toHaveLength(12)
})

describe('without a database', () => {
  test('nothing is promised, and the same post succeeds later', async () => {
    const key = randomUUID()
    system.backend.down()
    const answer = await system.functions.post(goodEnquiry, key)
    system.backend.up()
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'storage_unavailable' } } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(ourOrigin)
    expect(system.functions.lines.splice(0).join('\n')).toContain('storage_unavailable')
    await system.expectNoTrace()

    expect(await system.functions.post(goodEnquiry, key)).toMatchObject({ status: 200 })
    await system.onlyMail()
  })

  test('while the mail goes out, it goes out once more under the same name', async () => {
    const mailServer = await startMailServer()
    mailServer.behave('hold')
    const where = { smtpPort: mailServer.port, backendUrl: system.backend.url }
    const functions = await startFunctions(where)
    await functions.post(goodEnquiry)
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1))
    system.backend.down()
    mailServer.release()
    await vi.waitFor(() => expect(functions.lines.join()).toContain('delivery_interrupted'))
    system.backend.up()

    mailServer.behave('take')
    await letTimePass(system.backend)
    expect(await functions.retry()).toMatchObject({ body: { delivered: 1 } })
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(1)
    await functions.close()
    await mailServer.close()
  })
})
