import { beforeEach, describe, expect, test, vi } from 'vitest'

import { maxCvBytes } from '../_shared/contracts/enquiry-rules.ts'
import {
  formBody,
  formHeaders,
  formParts,
  replacePart,
  type FormPart,
} from '../_shared/contracts/testing/form-post.ts'
import { contact, contactWithoutFormType, signUp } from '../_shared/contracts/testing/sample-enquiries.ts'
import { HttpError } from '../_shared/endpoint.ts'
import { deliverDueSubmissions } from './deliver.ts'
import { handleEnquiry, handleRetry } from './handler.ts'
import type { SendMail } from './mail.ts'
import type { DueSubmission, Outbox } from './outbox.ts'
import { keyedDigest } from './sender.ts'

const sender = { address: null, network: null }
const outbox = {
  store: vi.fn<Outbox['store']>(),
  claim: vi.fn<Outbox['claim']>(),
  markDelivered: vi.fn<Outbox['markDelivered']>(),
  claimReminder: vi.fn<Outbox['claimReminder']>(),
  claimTurn: vi.fn<Outbox['claimTurn']>(),
  publicationState: vi.fn<Outbox['publicationState']>(),
}
const site = 'https://www.example.com'
const dependencies = {
  allowedOrigins: [site, 'https://example.com'],
  outbox,
  sendMail: vi.fn<SendMail>(),
  identifySender: () => sender,
  digest: (text: string) => keyedDigest('secret', text),
  waitUntil: () => undefined,
}

beforeEach(() => {
  vi.clearAllMocks()
  dependencies.sendMail.mockReset().mockResolvedValue(undefined)
  outbox.store.mockResolvedValue('stored')
  outbox.claim.mockResolvedValue(null)
  outbox.claimReminder.mockResolvedValue(null)
  outbox.claimTurn.mockResolvedValue(false)
})

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

test('mails one submission at a time', async () => {
  const due = { id: 'an-id', enquiry: { ...contact, formType: 'contact' }, receivedAt: new Date(0) }
  outbox.claim.mockResolvedValue(due as DueSubmission)
  const sent: (() => void)[] = []
  dependencies.sendMail.mockImplementation(() => new Promise((resolve) => sent.push(resolve)))
  for (let request = 0; request < 4; request += 1) await post(contact)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  outbox.claim.mockResolvedValue(null)
  sent[0]?.()
  await vi.waitFor(() => expect(outbox.markDelivered).toHaveBeenCalledOnce())
  expect(sent).toHaveLength(1)
})

test('starts no mail after a minute, so that the platform does not stop the function in the middle', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  try {
    const due = { id: 'an-id', enquiry: { ...contact, formType: 'contact' }, receivedAt: new Date(0) }
    outbox.claim.mockResolvedValue(due as DueSubmission)
    dependencies.sendMail.mockImplementation(async () => void vi.setSystemTime(Date.now() + 25_000))
    expect(await deliverDueSubmissions(dependencies)).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

describe('a form that is posted without script (D74)', () => {
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
})

describe('the retry request', () => {
  const retry = async (secret: string | undefined) => {
    const headers: Record<string, string> = secret === undefined ? {} : { 'x-retry-secret': secret }
    const request = new Request('http://functions.example/retry', { method: 'POST', headers })
    const response = await handleRetry(request, { ...dependencies, retrySecret: 'the secret' })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  test.each([undefined, '', 'wrong'])('rejects the secret %j', async (secret) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const error = { code: 'wrong_secret' }
    expect(await retry(secret)).toEqual({ status: 401, body: { error } })
    expect(outbox.claim).not.toHaveBeenCalled()
    expect(log.mock.calls).toEqual(secret ? [[expect.stringContaining('wrong_secret')]] : [])
  })

  test('returns the number of delivered mails, and sends no reminder if none is due', async () => {
    expect(await retry('the secret')).toEqual({ status: 200, body: { ok: true, delivered: 0 } })
    expect(dependencies.sendMail).not.toHaveBeenCalled()
  })

  test('logs the numbers if the reminder cannot be mailed, and still mails the submissions (D68)', async () => {
    outbox.claimReminder.mockResolvedValue({ failed: 2, late: 1, suspected: 3 })
    dependencies.sendMail.mockRejectedValueOnce(new Error('not today'))
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(await retry('the secret')).toMatchObject({ status: 200 })
    const message = 'reminder_failed: 2 enquiries failed, 1 are waiting, 3 are suspected'
    expect(log).toHaveBeenCalledExactlyOnceWith(message, new Error('not today'))
    expect(outbox.claim).toHaveBeenCalledOnce()
  })

  describe('looks whether everything is online (D83)', () => {
    const state = {
      changed_at: '2026-03-05T09:30:00Z',
      waiting_since: '2026-03-05T09:30:00Z',
      waiting_minutes: 60,
      has_hook: true,
      hook_failure: null,
      job_idle_minutes: 0,
      mail_idle_minutes: 0,
    }
    const serve = (response: () => Response = () => Response.json({ content: 'then' })) =>
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response())
    const mails = () => dependencies.sendMail.mock.calls.map(([mail]) => mail.text)
    beforeEach(() => {
      outbox.claimTurn.mockResolvedValue(true)
      outbox.publicationState.mockResolvedValue(state)
    })

    test('once an hour, and mails what is not online for an hour once a day', async () => {
      const request = serve()
      await retry('the secret')
      expect(request).toHaveBeenCalledWith(`${site}/build.json`, expect.anything())
      expect(outbox.publicationState).toHaveBeenCalledWith('then')
      expect(mails()).toEqual([
        expect.stringMatching(/60 minutes ago is not online.*last build at the host/s),
      ])
      expect(outbox.claimTurn.mock.calls).toEqual([
        ['each-minute', '5 minutes'],
        ['publication-check', '1 hour'],
        ['publication-reminder', '1 day'],
      ])
      outbox.claimTurn.mockImplementation(async (subject) => subject !== 'publication-reminder')
      await retry('the secret')
      outbox.claimTurn.mockResolvedValue(false)
      await retry('the secret')
      expect([mails().length, request.mock.calls.length]).toEqual([1, 2])
    })

    test('and mails nothing of a change of 59 minutes ago', async () => {
      serve()
      outbox.publicationState.mockResolvedValue({ ...state, waiting_minutes: 59 })
      await retry('the secret')
      expect(mails()).toEqual([])
    })

    test.each([
      ['status 404', () => new Response('<!doctype html>', { status: 404 })],
      ['SyntaxError', () => new Response('<!doctype html>')],
      [
        'TypeError: not today',
        () => {
          throw new TypeError('not today')
        },
      ],
    ])('and mails that the site has no readable build.json: %s', async (cause, respond) => {
      serve(respond)
      await retry('the secret')
      expect(mails()).toEqual([
        expect.stringMatching(`build.json cannot be read \\(${cause}[^]*ALLOWED_ORIGINS`),
      ])
    })

    test('but not of a local site', async () => {
      const request = serve()
      const headers = { 'x-retry-secret': 'the secret' }
      const local = { ...dependencies, allowedOrigins: ['http://localhost:4173'], retrySecret: 'the secret' }
      await handleRetry(new Request('http://functions.example/retry', { method: 'POST', headers }), local)
      expect(request).not.toHaveBeenCalled()
    })

    test('and still mails the submissions if the database does not answer', async () => {
      serve()
      const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
      outbox.publicationState.mockRejectedValue(new Error('not today'))
      expect(await retry('the secret')).toMatchObject({ status: 200 })
      expect(log).toHaveBeenCalledExactlyOnceWith('publication_unknown', new Error('not today'))
    })
  })
})
