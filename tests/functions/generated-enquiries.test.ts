import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { anyEnquiry, invalidEnquiry, validEnquiry } from '../setup/enquiries.ts'
import { startFunctionsWithMailbox, submissions } from '../setup/functions.ts'
import { isExhaustive } from '../setup/some-of.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

/** The fixed seed generates the same enquiries in every run, so that a failure can be reproduced. */
const runs = { numRuns: isExhaustive ? 150 : 50, seed: 1 }

test('generated valid enquiries return 200, and there are as many rows and mails as enquiries', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(validEnquiry, async (enquiry) => {
      const response = await system.functions.post(enquiry)
      expect(response.body).toMatchObject({ ok: true })
      expect(response.status).toBe(200)
      accepted += 1
    }),
    runs,
  )
  await system.settled()
  expect(await submissions(system.backend)).toHaveLength(accepted)
  expect(system.mailbox.mails).toHaveLength(accepted)
})

test('generated invalid enquiries return 422 with a code, and nothing is stored, mailed or logged', async () => {
  await fc.assert(
    fc.asyncProperty(invalidEnquiry, async (enquiry) => {
      const { status, body } = await system.functions.post(enquiry)
      expect(body).toMatchObject({ error: { code: expect.any(String) as string } })
      expect(status).toBe(422)
    }),
    runs,
  )
  await system.expectNoTrace()
})

test('generated JSON objects return 200 or 422, there are as many rows and mails as responses with 200, and nothing is logged', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(anyEnquiry, async (enquiry) => {
      const { status } = await system.functions.post(enquiry)
      expect([200, 422]).toContain(status)
      if (status === 200) accepted += 1
    }),
    runs,
  )
  await system.settled()
  expect(await submissions(system.backend)).toHaveLength(accepted)
  expect(system.mailbox.mails).toHaveLength(accepted)
  expect(system.functions.lines).toEqual([])
})
