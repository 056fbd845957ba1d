import { randomUUID } from 'node:crypto'

import { expect, test, vi } from 'vitest'

import { goodEnquiry, patience, submissions } from '../setup/functions.ts'
import { setUpDelivery } from './set-up-delivery.ts'

const delivery = setUpDelivery()

test('returns 503 while the database is down, and accepts the same request later', async () => {
  const key = randomUUID()
  delivery.backend.down()
  const response = await delivery.functions.post(goodEnquiry, key)
  delivery.backend.up()
  expect(response).toMatchObject({ status: 503, body: { error: { code: 'storage_unavailable' } } })
  expect(delivery.log()).toContain('storage_unavailable')
  expect(await submissions(delivery.backend)).toEqual([])

  expect(await delivery.functions.post(goodEnquiry, key)).toMatchObject({ status: 200 })
  await delivery.expectDelivered(key)
})

test.each([
  ['after an enquiry is stored', '/rest/v1/rpc/store_submission', 'after'],
  ['before a submission is claimed', '/rest/v1/rpc/claim_submission', 'before'],
  ['before a submission is marked as delivered', '/rest/v1/submissions', 'before'],
] as const)('sends one mail if the connection is lost once %s', async (_, path, moment) => {
  delivery.backend.loseConnection(path, moment)
  await delivery.expectDelivered(await delivery.postEnquiry())
  expect(delivery.mailServer.received).toHaveLength(1)
  expect(delivery.log()).toBe('')
})

test('a retry repeats the Message-ID if the database failed before the mail was marked as sent', async () => {
  delivery.mailServer.behave('hold')
  const id = await delivery.postEnquiry()
  await vi.waitFor(() => expect(delivery.mailServer.received).toHaveLength(1), patience)
  delivery.backend.down()
  delivery.mailServer.release()
  await vi.waitFor(() => expect(delivery.log()).toContain('delivery_interrupted'), patience)
  delivery.backend.up()
  delivery.mailServer.behave('take')
  await delivery.expectDeliveredByRetry(id)
  expect(delivery.mailServer.received).toHaveLength(2)
})
