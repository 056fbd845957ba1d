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

/** Posts a form as a browser without script does (D74). */
const postForm = (parts: readonly FormPart[]) =>
  delivery.functions.send({ headers: { origin: ourOrigin, ...formHeaders }, body: formBody(parts) })

async function expectSent(response: ReturnType<typeof postForm>) {
  const { status, headers, body } = await response
  expect({ status, location: headers.get('location'), body }).toEqual({
    status: 303,
    location: `${ourOrigin}/en/contact#sent`,
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
  for (const post of posts) await expectSent(post)
  await expectSent(postForm(parts))

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
