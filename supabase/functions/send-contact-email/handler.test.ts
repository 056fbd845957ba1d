import { beforeEach, describe, expect, test, vi } from 'vitest'

import { maxCvBytes } from '../_shared/contracts/enquiry-rules.ts'
import { contact, contactWithoutFormType, signUp } from '../_shared/contracts/testing/sample-enquiries.ts'
import { HttpError } from '../_shared/endpoint.ts'
import { handleEnquiry } from './handler.ts'
import { dependencies, outbox, resetDependencies, sender } from './testing/dependencies.ts'

beforeEach(resetDependencies)

const post = (payload: object, query = '') => postText(JSON.stringify(payload), query)

async function postText(body: string, query = '') {
  const request = new Request(`http://functions.example/send-contact-email${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const response = await handleEnquiry(request, dependencies)
  return { status: response.status, body: (await response.json()) as unknown }
}

const pdfOf = (size: number) => ({
  name: 'cv.pdf',
  content: Buffer.alloc(size, '%PDF-1.7').toString('base64'),
  type: '',
})

test('stores the parsed enquiry with the idempotency key as its id and returns the id', async () => {
  const id = 'b0a4c1de-7d1f-4b57-9a1c-1f2e3d4c5b6a'
  const response = await post(contactWithoutFormType, `?idempotency-key=${id.toUpperCase()}`)
  expect(response).toEqual({ status: 200, body: { ok: true, id } })
  const stored = { id, enquiry: contact, suspected: false, sender }
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith(stored)
})

test('stores with an enquiry that its URL names the offer of the popup', async () => {
  await post(contact, '?offer=1')
  const enquiry = { ...contact, withOffer: true }
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ enquiry }))
})

test.each([
  ['?language=sk', 'Slovak'],
  ['?language=cs', undefined],
  ['?language=__proto__', undefined],
])('stores with an enquiry the language that its URL names: %s', async (query, language) => {
  await post(contact, query)
  const enquiry = { ...contact, ...(language && { language }) }
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ enquiry }))
})

test('rejects an idempotency key that is not a UUID and stores nothing', async () => {
  const response = await post(contact, '?idempotency-key=00000000-0000-4000-8000-00000000000g')
  expect(response).toEqual({ status: 400, body: { error: { code: 'invalid_idempotency_key' } } })
  expect(outbox.store).not.toHaveBeenCalled()
})

test.each([
  ['https://spam.example', true],
  [5, true],
  [null, true],
  ['', false],
])('with the honeypot value %j, the submission is suspected: %s', async (aside, suspected) => {
  expect(await post({ ...contact, aside })).toMatchObject({ status: 200 })
  expect(outbox.store).toHaveBeenCalledWith(expect.objectContaining({ enquiry: contact, suspected }))
})

test('stores enquiries of the size of a CV one after the other, also after an error', async () => {
  const releases: (() => void)[] = []
  outbox.store.mockImplementation(() => new Promise((resolve) => releases.push(() => resolve('stored'))))
  outbox.store.mockRejectedValueOnce(new HttpError(503, 'storage_unavailable'))
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const large = { ...signUp, cvFile: pdfOf(70_000) }
  const responses = Array.from({ length: 3 }, () => post(large))
  await vi.waitFor(() => expect(releases).toHaveLength(1))
  expect(outbox.store).toHaveBeenCalledTimes(2)
  outbox.store.mockResolvedValue('stored')
  releases[0]?.()
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([503, 200, 200])
})

describe('the size of an enquiry (D79)', () => {
  test('is limited to 64 KB beside a CV of 5 MB', async () => {
    const withText = (size: number) => post({ ...signUp, cvFile: pdfOf(maxCvBytes), aside: 'x'.repeat(size) })
    expect(await withText(60 * 1024)).toMatchObject({ status: 200 })
    expect(await withText(64 * 1024)).toMatchObject({ status: 413 })
  })

  const megabytes = 7.4 * 1024 * 1024
  const repeated = (text: string) => text.repeat(Math.floor(megabytes / text.length))

  test.each([
    ['numbers', `{"formType":"company","technologies":[${repeated('1,')}1]}`],
    ['objects', `{"technologies":[${repeated('{},')}{}]}`],
    ['nested lists', repeated('[')],
    ['keys', `{${repeated('"content":"",')}"content":""}`],
    ['an address', JSON.stringify({ ...contact, email: `${repeated('a.')}@example.com` })],
    ['two CVs', JSON.stringify({ ...signUp, cvFile: [pdfOf(2e6), pdfOf(2e6)] })],
    [
      'a text that quotes the start of a CV',
      JSON.stringify({ ...contact, message: `"content":"${repeated('x')}` }),
    ],
    ['spaces', `{"name":"content"${repeated(' ')}`],
  ])('rejects 7.4 MB of %s before they are parsed', async (_, body) => {
    const parse = vi.spyOn(JSON, 'parse')
    const response = await postText(body)
    expect(parse.mock.calls.filter(([text]) => text === body)).toEqual([])
    expect(response).toEqual({ status: 413, body: { error: { code: 'payload_too_large' } } })
  })
})
