import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { maxCvBytes } from '../../supabase/functions/_shared/contracts/cv-rules.ts'
import { goodEnquiry, ourOrigin, queryOf, startFunctions, type RunningFunctions } from '../setup/functions.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'
import { startMailbox } from '../setup/smtp.ts'
import { cvOf, fileOf, signUp } from './candidate-payloads.ts'

let backend: Awaited<ReturnType<typeof sharedBackendServer>>
let mailbox: Awaited<ReturnType<typeof startMailbox>>
let functions: RunningFunctions

beforeAll(async () => {
  ;[backend, mailbox] = await Promise.all([sharedBackendServer(), startMailbox()])
  functions = await startFunctions(
    { smtpPort: mailbox.port, backendUrl: backend.url },
    { RATE_LIMIT_PER_SENDER: '3', RATE_LIMIT_PER_NETWORK: '5', RATE_LIMIT_WINDOW_SECONDS: '3600' },
  )
})
afterAll(async () => {
  await functions.close()
  await mailbox.close()
})
beforeEach(() => backend.query('delete from public.submissions; delete from public.rate_limits'))

const withCv = (size: number) => JSON.stringify({ ...signUp, cvFile: cvOf('cv.pdf', fileOf('pdf', size)) })
type PostOptions = { key?: string; ipAddress?: string }
const post = (body: string | Blob, { key = randomUUID(), ipAddress = '203.0.113.7' }: PostOptions = {}) =>
  functions.send({ headers: { origin: ourOrigin }, path: queryOf(key), body, ipAddress })
const tooMany = { status: 429, body: { error: { code: 'too_many_requests' } } }

test('a request with a CV of 5 MB that is repeated with the same idempotency key returns 429 after three requests, and another sender can send a CV', async () => {
  const body = withCv(maxCvBytes)
  const key = randomUUID()
  for (let count = 0; count < 3; count += 1) expect(await post(body, { key })).toMatchObject({ status: 200 })
  expect(await post(body, { key })).toMatchObject(tooMany)
  expect(await post(withCv(100_000), { ipAddress: '198.51.100.7' })).toMatchObject({ status: 200 })
})

test('large requests that are rejected as invalid count towards the upload limit of three, even without a declared length', async () => {
  const invalid = JSON.stringify({ ...goodEnquiry, message: 'x'.repeat(100_000) })
  expect(await post(invalid)).toMatchObject({ status: 422 })
  expect(await post(new Blob([invalid]))).toMatchObject({ status: 422 })
  expect(await post(invalid)).toMatchObject({ status: 422 })
  expect(await post(invalid)).toMatchObject(tooMany)
})

test('30 IP addresses of one network can send only five requests with a CV, and another network can still send enquiries with and without a CV', async () => {
  const statuses = []
  for (let host = 1; host <= 30; host += 1) {
    statuses.push((await post(withCv(100_000), { ipAddress: `198.51.100.${host}` })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(await post(withCv(100_000))).toMatchObject({ status: 200 })
  expect(await post(JSON.stringify(goodEnquiry))).toMatchObject({ status: 200 })
})
