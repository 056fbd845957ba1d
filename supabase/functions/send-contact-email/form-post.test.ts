import { beforeEach, expect, test, vi } from 'vitest'

import { maxCvBytes } from '../_shared/contracts/enquiry-rules.ts'
import {
  formBody,
  formHeaders,
  formParts,
  replacePart,
  type FormPart,
} from '../_shared/contracts/testing/form-post.ts'
import { contact, signUp } from '../_shared/contracts/testing/sample-enquiries.ts'
import { HttpError } from '../_shared/endpoint.ts'
import { handleEnquiry } from './handler.ts'
import { dependencies, outbox, resetDependencies, sender, site } from './testing/dependencies.ts'

beforeEach(resetDependencies)

/** Returns the response and its JSON, which a redirect does not have. */
async function postForm(
  parts: readonly FormPart[],
  { body = formBody(parts), query = '', origin = site } = {},
) {
  const request = new Request(`http://functions.example/send-contact-email${query}`, {
    method: 'POST',
    headers: { ...formHeaders, ...(origin && { origin }) },
    body,
  })
  const response = await handleEnquiry(request, dependencies)
  const text = await response.text()
  const location = response.headers.get('location')
  return { status: response.status, location, body: text && (JSON.parse(text) as unknown) }
}
const redirect = (fragment: string) => ({
  status: 303,
  location: `${site}/en/contact#${fragment}`,
  body: '',
})
const storedIds = () => outbox.store.mock.calls.map(([{ id }]) => id)

test('stores the same enquiry as the JSON of the form and returns to its page', async () => {
  expect(await postForm(formParts(contact), { query: '?offer=1' })).toEqual(redirect('sent'))
  const id = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/) as string
  const stored = {
    id,
    enquiry: { ...contact, withOffer: true, language: 'English' },
    suspected: false,
    sender,
  }
  expect(outbox.store).toHaveBeenCalledExactlyOnceWith(stored)
})

test('returns to the origin that the form has, or to the first of the site', async () => {
  for (const [origin, target] of Object.entries({
    '': site,
    'https://example.com': 'https://example.com',
  })) {
    const location = `${target}/en/contact#sent`
    expect(await postForm(formParts(contact), { origin })).toMatchObject({ status: 303, location })
  }
})

test('stores an enquiry with a filled honeypot as suspected and says that it was sent', async () => {
  const parts = replacePart(formParts(contact), 'aside', { content: 'https://spam.example' })
  expect(await postForm(parts)).toEqual(redirect('sent'))
  const enquiry = { ...contact, language: 'English' }
  expect(outbox.store).toHaveBeenCalledWith(expect.objectContaining({ enquiry, suspected: true }))
})

test('gives the same id only to the same enquiry of the same sender on the same day', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z'), toFake: ['Date'] })
  const parts = formParts(signUp)
  const cv = { content: '%PDF-1.7', filename: 'cv.pdf', type: 'application/pdf' }
  const withCv = (change: object) => postForm(replacePart(parts, 'cvFile', { ...cv, ...change }))
  const from = vi.spyOn(dependencies, 'identifySender')
  try {
    await withCv({})
    vi.setSystemTime('2026-03-01T23:59:59Z')
    await withCv({})
    expect(new Set(storedIds()).size).toBe(1)
    await withCv({ content: '%PDF-1.8' })
    await postForm(replacePart(parts, 'phone', { content: '' }))
    from.mockReturnValueOnce({ address: 'another', network: null } as never)
    await withCv({})
    vi.setSystemTime('2026-03-02T00:00:00Z')
    await withCv({})
    expect(new Set(storedIds()).size).toBe(5)
  } finally {
    vi.useRealTimers()
  }
})

const text = (content: string) => ({ content })
const file = (content: string | Uint8Array) => ({ content, filename: 'cv.pdf', type: 'application/pdf' })
const pdf = (size: number) => file(Buffer.alloc(size, '%PDF-1.7'))

test.each<[string, string, Omit<FormPart, 'name'>[]]>([
  ['a missing consent', 'gdprConsent', []],
  ['a consent that is not a ticked box', 'gdprConsent', [text('off')]],
  ['an unknown field', 'website', [text('')]],
  ['the field __proto__', '__proto__', [text('')]],
  ['a repeated text', 'name', [text('Ada'), text('Ada')]],
  ['a repeated page', 'page', [text('/en/contact'), text('/en/contact')]],
  ['a text sent as a file', 'phone', [file('1')]],
  ['a CV sent as a text', 'cvFile', [text('%PDF-1.7')]],
  ['two CVs', 'cvFile', [pdf(9), pdf(9)]],
  ['a text that is not UTF-8', 'name', [{ content: Buffer.from([0x41, 0xff]) }]],
  ['a CV of another type', 'cvFile', [file('MZ')]],
  ['an empty CV', 'cvFile', [file('')]],
  ['a CV of more than 5 MB', 'cvFile', [pdf(maxCvBytes + 1)]],
  ['a CV that is much too large', 'cvFile', [pdf(maxCvBytes * 2)]],
  ['64 KB beside the CV', 'aside', [text('x'.repeat(64 * 1024))]],
  ['64 KB in a file that is not a CV', 'aside', [pdf(64 * 1024)]],
  ['100 parts', 'aside', Array<Omit<FormPart, 'name'>>(100).fill(text(''))],
])('does not store a form with %s and says so', async (_, name, parts) => {
  expect(await postForm(replacePart(formParts(signUp), name, ...parts))).toEqual(redirect('not-sent'))
  expect(outbox.store).not.toHaveBeenCalled()
})

test('stores a CV of 5 MB in a form with 60 KB of other text', async () => {
  const withText = replacePart(formParts(signUp), 'aside', text('x'.repeat(60 * 1024)))
  expect(await postForm(replacePart(withText, 'cvFile', pdf(maxCvBytes)))).toEqual(redirect('sent'))
})

test.each([
  [429, () => outbox.store.mockResolvedValue('limited'), []],
  [
    503,
    () => outbox.store.mockRejectedValue(new HttpError(503, 'storage_unavailable')),
    ['storage_unavailable'],
  ],
  [500, () => outbox.store.mockRejectedValue(new Error('a secret path')), ['internal_error']],
])('says that the enquiry was not sent instead of status %i, and logs 5xx', async (_, arrange, logged) => {
  arrange()
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(await postForm(formParts(contact))).toEqual(redirect('not-sent'))
  expect(log.mock.calls.map(([code]) => code as string)).toEqual(logged)
})

const invalidPage = { status: 422, location: null, body: { error: { code: 'invalid', field: 'page' } } }

test.each([
  '',
  '/fr/contact',
  '/tb_admin',
  '//evil.example',
  '/en//evil.example',
  'https://evil.example/en/contact',
  'javascript:alert(1)',
  '.evil.example/en',
  String.raw`/en\evil.example`,
  '/en/../tb_admin',
  '/en/%2e%2e/contact',
  '/en/contact?next=//evil.example',
  '/en/contact\r\nSet-Cookie: a=b',
  '/en/kontakt\u2028',
  '/en/ｅｖｉｌ',
  `/en/${'x'.repeat(300)}`,
])('rejects the page %j and stores nothing', async (page) => {
  expect(await postForm(replacePart(formParts(contact), 'page', text(page)))).toEqual(invalidPage)
  expect(outbox.store).not.toHaveBeenCalled()
})

test.each<[string, Parameters<typeof postForm>[1], object]>([
  ['without page', { body: formBody(replacePart(formParts(contact), 'page')) }, invalidPage],
  [
    'with a page that is a file',
    { body: formBody(replacePart(formParts(contact), 'page', file('/en/contact'))) },
    invalidPage,
  ],
  [
    'without parts',
    { body: new Uint8Array() },
    { status: 400, location: null, body: { error: { code: 'invalid_multipart' } } },
  ],
  [
    'that ends within its page',
    { body: formBody([{ name: 'page', content: '/en/contact' }]).slice(0, -50) },
    { status: 400, location: null, body: { error: { code: 'invalid_multipart' } } },
  ],
  [
    'that is too large before its page',
    { body: formBody([{ name: 'cvFile', ...pdf(maxCvBytes * 2) }, ...formParts(contact)]) },
    { status: 413, location: null, body: { error: { code: 'payload_too_large' } } },
  ],
  [
    'of another origin',
    { origin: 'https://evil.example' },
    { status: 403, location: null, body: { error: { code: 'origin_not_allowed' } } },
  ],
])('responds with JSON to a form %s and stores nothing', async (_, options, response) => {
  expect(await postForm(formParts(contact), options)).toEqual(response)
  expect(outbox.store).not.toHaveBeenCalled()
})

test('does not store a form whose upload ended too early, and says so', async () => {
  const whole = formBody(formParts(signUp))
  const body = whole.slice(0, whole.length - 100)
  expect(await postForm([], { body })).toEqual(redirect('not-sent'))
  expect(outbox.store).not.toHaveBeenCalled()
})
