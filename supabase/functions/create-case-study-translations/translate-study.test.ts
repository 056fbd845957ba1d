import { expect, test } from 'vitest'

import { caseStudyFields, contentOf, type FieldName } from '../_shared/contracts/case-study.ts'
import type { Format, Translator } from './deepl.ts'
import { translateStudy } from './translate-study.ts'

const empty = Object.fromEntries(caseStudyFields.map(({ name }) => [name, ''])) as Record<FieldName, string>
const english = {
  ...empty,
  title: 'How a bank shortened its onboarding',
  client_name: 'A bank',
  category: 'FinTech',
  excerpt: 'Onboarding now takes two days instead of three weeks.',
  content:
    '<h2>The result of the work</h2><p>Read <a href="https://example.org/?a=1&amp;b=2">our long report</a>.</p>' +
    '<img src="/a.png" alt="The team">',
  about_company: '<p>A bank in <em>the old town</em> of Vienna.</p>',
}
const key = { slug: 'a-study', language: 'en', published: true }

const translate: Translator = async ({ texts, format }) =>
  texts.map((text) => (format === 'html' ? text.replace(/>(?=\w)/g, '>SK ') : `SK ${text}`))

const toSlovak = (values: Partial<typeof english>, translator: Translator) =>
  translateStudy(contentOf({ ...english, ...values }, key), 'sk', translator)

/** Returns a translator that changes the translation of the first text of each request in the format. */
const changing =
  (format: Format, change: (translation: string, source: string) => string): Translator =>
  async (task) => {
    const [first = '', ...rest] = await translate(task)
    return task.format === format ? [change(first, task.texts[0] ?? ''), ...rest] : [first, ...rest]
  }
const title = (change: (translation: string, source: string) => string) => changing('text', change)
/** Changes every HTML text, because each has a request of its own. */
const html = (change: (translation: string, source: string) => string) => changing('html', change)

test('translates the texts and copies the other fields', async () => {
  expect(await toSlovak({}, translate)).toMatchObject({
    version: {
      ...key,
      language: 'sk',
      title: 'SK How a bank shortened its onboarding',
      client_name: 'A bank',
      about_company: '<p>SK A bank in <em>SK the old town</em> of Vienna.</p>',
      testimonial_text: null,
    },
    draftReason: undefined,
  })
})

test.each<[string, Translator]>([
  [
    'a category of one word in English',
    async (task) => {
      const translations = await translate(task)
      return translations.map((text) => text.replace('SK FinTech', 'FinTech'))
    },
  ],
  ['another language', title(() => 'Wie eine Bank schneller wurde')],
])('publishes %s', async (_, translator) => {
  const { version, draftReason } = await toSlovak({}, translator)
  expect([version.published, draftReason]).toEqual([true, undefined])
})

test.each<[string, Translator, string]>([
  ['a title with a tag', title((text) => `${text}<script>alert(1)</script>`), 'html_changed'],
  ['HTML with a script', html((text) => `${text}<script>alert(1)</script>`), 'html_changed'],
  ['an English title', title((_, source) => source), 'unchanged'],
  ['English HTML', html((_, source) => source), 'unchanged'],
  ['only English texts', async ({ texts }) => [...texts], 'unchanged'],
])('saves %s as a draft', async (_, translator, reason) => {
  const { version, draftReason } = await toSlovak({}, translator)
  expect([version.published, draftReason]).toEqual([false, reason])
})

test.each<[string, Translator]>([
  ['an empty title', title(() => '')],
  ['HTML without text', html(() => '<h2></h2>')],
])('rejects %s', async (_, translator) => {
  const error = { code: 'translation_unusable', endsRun: false }
  await expect(toSlovak({}, translator)).rejects.toMatchObject(error)
})
