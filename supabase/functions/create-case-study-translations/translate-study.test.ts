import { expect, test } from 'vitest'

import { caseStudyFields, contentOf, type FieldName } from '../_shared/contracts/case-study.ts'
import type { Format, Translator } from './deepl.ts'
import { translateStudy } from './translate-study.ts'

const empty = Object.fromEntries(caseStudyFields.map(({ name }) => [name, ''])) as Record<FieldName, string>
const english = {
  ...empty,
  title: 'How a bank shortened its onboarding',
  category: 'FinTech',
  content: '<h2>The result of the work</h2><p>Read <a href="/report">our long report</a>.</p>',
}
const key = { slug: 'a-study', language: 'en', published: true }

const translate: Translator = async ({ texts, format }) =>
  texts.map((text) => (format === 'html' ? text.replace(/>(?=\w)/g, '>SK ') : `SK ${text}`))

const toSlovak = (translator: Translator) => translateStudy(contentOf(english, key), 'sk', translator)

/** Returns a translator that changes the translation of the first text of each request in the format. */
const changing =
  (format: Format, change: (translation: string, source: string) => string): Translator =>
  async (task) => {
    const [first = '', ...rest] = await translate(task)
    return task.format === format ? [change(first, task.texts[0] ?? ''), ...rest] : [first, ...rest]
  }
const title = (change: (translation: string, source: string) => string) => changing('text', change)
const html = (change: (translation: string, source: string) => string) => changing('html', change)

test('gives each request the client, the title and the excerpt as the context of short texts', async () => {
  const tasks: Parameters<Translator>[0][] = []
  const named = contentOf({ ...english, client_name: 'A bank', excerpt: 'In a week.' }, key)
  await translateStudy(named, 'sk', (task) => {
    tasks.push(task)
    return translate(task)
  })
  const context = `A bank. ${english.title}. In a week.`
  expect(tasks.map((task) => [task.format, task.context])).toEqual([
    ['text', context],
    ['html', context],
  ])
})

test('publishes a category of one word in English', async () => {
  const { version, draftReason } = await toSlovak(async (task) => {
    const translations = await translate(task)
    return translations.map((text) => text.replace('SK FinTech', 'FinTech'))
  })
  expect([version.published, draftReason]).toEqual([true, undefined])
})

test.each<[string, Translator, string]>([
  ['a title with a tag', title((text) => `${text}<script>alert(1)</script>`), 'html_changed'],
  ['an English title', title((_, source) => source), 'unchanged'],
  ['English HTML', html((_, source) => source), 'unchanged'],
])('saves %s as a draft', async (_, translator, reason) => {
  const { version, draftReason } = await toSlovak(translator)
  expect([version.published, draftReason]).toEqual([false, reason])
})

test('saves a study as a draft if all its texts stay English, also short ones', async () => {
  const short = contentOf({ ...empty, title: 'Duos', category: 'FinTech' }, key)
  const { version, draftReason } = await translateStudy(short, 'sk', async ({ texts }) => [...texts])
  expect([version.published, draftReason]).toEqual([false, 'unchanged'])
})

test.each<[string, Translator]>([
  ['an empty title', title(() => '')],
  ['HTML without text', html(() => '<h2></h2>')],
])('rejects %s', async (_, translator) => {
  const error = { code: 'translation_unusable', endsRun: false }
  await expect(toSlovak(translator)).rejects.toMatchObject(error)
})
