import { expect, test } from 'vitest'

import { languages } from '@/i18n/languages'
import { pageKeys, pages } from '@/routes'

import { maxCvBytes } from '../../supabase/functions/_shared/contracts/enquiry-rules.ts'
import {
  formBody,
  formHeaders,
  formParts,
  replacePart,
  type FormPart,
} from '../../supabase/functions/_shared/contracts/testing/form-post.ts'
import {
  application,
  companyRequest,
  contact,
  signUp,
} from '../../supabase/functions/_shared/contracts/testing/sample-enquiries.ts'
import { nothingPending, ourOrigin, submissions } from '../setup/functions.ts'
import { setUpDelivery } from './set-up-delivery.ts'

const delivery = setUpDelivery()

type Sending = Parameters<typeof delivery.functions.send>[0]

/** Posts a form as a browser without script does (D74). */
const postForm = (parts: readonly FormPart[], { headers, ...sending }: Sending = {}) =>
  delivery.functions.send({
    headers: { origin: ourOrigin, ...formHeaders, ...headers },
    body: formBody(parts),
    ...sending,
  })

async function expectRedirect(response: Promise<Awaited<ReturnType<typeof postForm>>>, fragment: string) {
  const { status, headers, body } = await response
  expect({ status, location: headers.get('location'), body }).toEqual({
    status: 303,
    location: `${ourOrigin}/en/contact#${fragment}`,
    body: '',
  })
}

const cvOf = (size: number) => ({
  content: Buffer.from(Uint8Array.from({ length: size }, (_, index) => (index * index) >> 3)).fill(
    '%PDF-',
    0,
    5,
  ),
  filename: 'Životopis.pdf',
  type: 'application/pdf',
})

test.each([
  [contact, ['We need two engineers.', 'Příliš žluťoučký kůň s. r. o.'], undefined],
  [companyRequest, ['React, .NET / C#', '+421 000 000 000'], undefined],
  [signUp, ['.NET / C#', 'Životopis.pdf'], cvOf(maxCvBytes)],
  [application, ['Vývojář „React“ & Node', 'GoLang'], cvOf(1000)],
  [application, ['CV: -'], undefined],
])('the form $formType, posted twice at once, is one row and one mail', async (payload, texts, cv) => {
  const parts = cv ? replacePart(formParts(payload), 'cvFile', cv) : formParts(payload)
  const posts = [postForm(parts), postForm(parts)]
  for (const post of posts) await expectRedirect(post, 'sent')
  await expectRedirect(postForm(parts), 'sent')

  await nothingPending(delivery.backend)
  const delivered = { form: payload.formType, state: 'delivered', payload: null, attempts: 1 }
  expect(await submissions(delivery.backend)).toMatchObject([delivered])
  const [mail, ...others] = delivery.mailServer.received
  expect(others).toEqual([])
  for (const text of [payload.name, ...texts]) expect(mail?.text).toContain(text)
  const attached = mail?.attachments.map(({ content }) =>
    Buffer.from(content as ArrayBuffer).equals(cv?.content as never),
  )
  expect(attached).toEqual(cv ? [true] : [])
  expect(delivery.log()).toBe('')
})

test('without the header Origin, returns to the first origin of the site', async () => {
  const headers = formHeaders
  const response = delivery.functions.send({ headers, body: formBody(formParts(contact)) })
  await expectRedirect(response, 'sent')
  await nothingPending(delivery.backend)
})

test('returns to each page that has a form', async () => {
  const paths = pageKeys
    .filter((key) => (pages[key].namespaces as readonly string[]).includes('forms'))
    .flatMap((key) =>
      languages.map((language) => `/${language}/${pages[key].slugs[language].replace(':id', '12')}`),
    )
  expect(paths.length).toBeGreaterThan(8)
  for (const content of paths) {
    const { headers } = await postForm([{ name: 'page', content }])
    expect(headers.get('location')).toBe(`${ourOrigin}${content}#not-sent`)
  }
})

test.each<[string, FormPart[]]>([
  ['an invalid field', replacePart(formParts(contact), 'email', { content: 'ada@' })],
  ['a part that is too large', replacePart(formParts(contact), 'aside', { content: 'x'.repeat(70_000) })],
  ['a body that is much too large', replacePart(formParts(signUp), 'cvFile', cvOf(maxCvBytes * 4))],
])('does not store a form with %s and says so', async (_, parts) => {
  await expectRedirect(postForm(parts), 'not-sent')
  expect(await submissions(delivery.backend)).toEqual([])
  expect(delivery.log()).toBe('')
})

test('does not store a form above the rate limit and says so', async () => {
  await expectRedirect(postForm(formParts(contact)), 'sent')
  await delivery.backend.query('update public.rate_limits set count = 1000')
  await expectRedirect(postForm(formParts(companyRequest)), 'not-sent')
  await nothingPending(delivery.backend)
  expect(await submissions(delivery.backend)).toMatchObject([{ form: 'contact' }])
})

test('says that the enquiry was not sent while the database is down, and logs the cause', async () => {
  delivery.backend.down()
  await expectRedirect(postForm(formParts(contact)), 'not-sent')
  delivery.backend.up()
  expect(delivery.log()).toContain('storage_unavailable')
  expect(await submissions(delivery.backend)).toEqual([])
})

test.each<[string, Sending, number, object]>([
  ['of another origin', { headers: { origin: 'https://evil.example' } }, 403, { code: 'origin_not_allowed' }],
  [
    'with a foreign page',
    { body: formBody([{ name: 'page', content: '//evil.example' }]) },
    422,
    { field: 'page' },
  ],
  [
    'without boundary',
    { headers: { 'content-type': 'multipart/form-data' } },
    400,
    { code: 'invalid_multipart' },
  ],
  [
    'that is compressed',
    { headers: { 'content-encoding': 'gzip' } },
    415,
    { code: 'unsupported_media_type' },
  ],
])('responds with JSON to a form %s and stores nothing', async (_, sending, status, error) => {
  const response = await postForm(formParts(contact), sending)
  expect(response).toMatchObject({ status, body: { error } })
  expect(response.headers.has('location')).toBe(false)
  expect(await submissions(delivery.backend)).toEqual([])
  expect(delivery.log()).toBe('')
})
