import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { certificate } from '../setup/certificates.ts'
import {
  nothingPending,
  goodEnquiry,
  makeSubmissionsDue,
  startFunctions,
  submissions,
  type RunningFunctions,
} from '../setup/functions.ts'
import { deadAddresses, startMailHost } from '../setup/mail-host.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'
import { startMailServer } from '../setup/smtp.ts'

const { ipv4, ipv6 } = deadAddresses
const live = '127.0.0.1'

let backend: Awaited<ReturnType<typeof sharedBackendServer>>
let mailHost: Awaited<ReturnType<typeof startMailHost>>
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let functions: RunningFunctions

beforeAll(async () => {
  backend = await sharedBackendServer()
  mailHost = await startMailHost()
  mailServer = await startMailServer({ ...certificate(), implicit: true })
  functions = await startFunctions(
    { smtpPort: mailServer.port, backendUrl: backend.url, ...mailHost.process },
    { ...mailHost.environment, SMTP_TLS: 'implicit', SMTP_TIMEOUT_MS: '1000' },
  )
})
afterAll(async () => {
  await functions.close()
  await mailServer.close()
  await mailHost.close()
})
beforeEach(async () => {
  await backend.query('delete from public.submissions')
  mailServer.received.splice(0)
  functions.lines.splice(0)
})

test.each([
  ['an IPv4 address', [live]],
  ['a dead IPv6 and a live IPv4 address', [ipv6, live]],
  ['a dead and a live IPv4 address', [ipv4, live]],
  ['a dead IPv4, a dead IPv6 and a live IPv4 address', [ipv4, ipv6, live]],
])('a mail is delivered at the first attempt if the mail host has %s', async (_, addresses) => {
  mailHost.setAddresses(addresses)
  await functions.post(goodEnquiry)
  await nothingPending(backend)
  expect(await submissions(backend)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  expect(mailServer.received).toHaveLength(1)
})

test.each([
  ['only dead addresses', [ipv4, ipv6]],
  ['no address', []],
  ['a DNS server that does not respond', 'silent' as const],
])('a retry delivers a submission after the mail host had %s', async (_, addresses) => {
  mailHost.setAddresses(addresses)
  await functions.post(goodEnquiry)
  await expect.poll(() => functions.lines.join('\n'), { timeout: 20_000 }).toContain('mail_failed')
  expect(await submissions(backend)).toMatchObject([{ state: 'pending', attempts: 1 }])
  expect(mailServer.received).toEqual([])

  mailHost.setAddresses([ipv6, live])
  await makeSubmissionsDue(backend)
  expect(await functions.retry()).toMatchObject({ body: { delivered: 1 } })
  expect(mailServer.received).toHaveLength(1)
})
