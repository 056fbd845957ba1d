import { expect, test } from 'vitest'

import { goodEnquiry, ourOrigin, startFunctions } from '../setup/functions.ts'
import { refusingSteps, startRefusingServer, startSilentServer } from '../setup/smtp.ts'

const steps = Object.keys(refusingSteps) as (keyof typeof refusingSteps)[]

type Server = { port: number; close: () => Promise<void> }

async function expectMailFailure(server: Server, environment: Record<string, string> = {}) {
  const functions = await startFunctions(server.port, environment)
  try {
    const answer = await functions.post(goodEnquiry)
    expect(answer).toMatchObject({ status: 502, body: { error: { code: 'mail_failed' } } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(ourOrigin)
    expect(JSON.stringify(answer.body)).not.toContain('not today')
  } finally {
    await functions.close()
    await server.close()
  }
  const log = functions.lines.join('\n')
  expect(log).toContain('[send-contact-email] mail_failed')
  expect(log).not.toContain('secret')
  expect(log).not.toContain(goodEnquiry.message)
  return log
}

test.each(steps)('a mail server that refuses the %s makes 502, and the log says why', async (step) => {
  expect(await expectMailFailure(await startRefusingServer(step))).toContain('not today')
})

// The mail library's own patience is half a minute and more; less than that proves that ours is in force.
test.each([
  ['nothing', false],
  ['nothing after its greeting', true],
])('a mail server that says %s makes 502 in the time allowed', { timeout: 20_000 }, async (_, greets) => {
  const log = await expectMailFailure(await startSilentServer({ greets }), { SMTP_TIMEOUT_MS: '300' })
  expect(log).toContain('ETIMEDOUT')
})

test('a mail server that is not there makes 502', async () => {
  const server = await startSilentServer()
  await server.close()
  expect(await expectMailFailure({ port: server.port, close: async () => undefined })).toContain(
    'ECONNREFUSED',
  )
})
