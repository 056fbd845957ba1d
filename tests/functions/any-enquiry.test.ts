import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { anyEnquiry, invalidEnquiry, validEnquiry } from '../setup/enquiries.ts'
import { startFunctionsWithMailbox, submissions } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

/** The same enquiries in every run: what is found here is to be found again. */
const runs = { numRuns: 150, seed: 1 }

test('every enquiry by the rules is taken: one row, one mail', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(validEnquiry, async (enquiry) => {
      const answer = await system.functions.post(enquiry)
      expect(answer.body).toMatchObject({ ok: true })
      expect(answer.status).toBe(200)
      taken += 1
    }),
    runs,
  )
  await system.settled()
  expect(await submissions(system.backend)).toHaveLength(taken)
  expect(system.mailbox.mails).toHaveLength(taken)
})

test('every enquiry with a fault is refused: no row, no mail', async () => {
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

test('nothing that can be sent makes the endpoint fail', async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(anyEnquiry, async (enquiry) => {
      const { status } = await system.functions.post(enquiry)
      expect([200, 422]).toContain(status)
      if (status === 200) taken += 1
    }),
    runs,
  )
  await system.settled()
  expect(await submissions(system.backend)).toHaveLength(taken)
  expect(system.mailbox.mails).toHaveLength(taken)
  expect(system.functions.lines).toEqual([])
})
