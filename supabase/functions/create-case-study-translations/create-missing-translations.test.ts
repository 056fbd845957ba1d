import { expect, test, vi } from 'vitest'

import {
  contentOf,
  caseStudyFields,
  type FieldName,
  type VersionContent,
} from '../_shared/contracts/case-study.ts'
import { createMissingTranslations, type Scope } from './create-missing-translations.ts'
import { targetLanguages, TranslationError, type Translator } from './translator.ts'

const empty = Object.fromEntries(caseStudyFields.map(({ name }) => [name, ''])) as Record<FieldName, string>

const english = (slug: string): VersionContent =>
  contentOf(
    { ...empty, title: 'Title', content: '<p>Text</p>', client_name: 'Client' },
    { slug, language: 'en', published: true },
  )

/**
 * Returns `run`, which translates the English studies `one` and `two` of a repository in memory. The translator calls
 * `translate` for each task and replaces the last word of each text with the language code.
 */
function setUp(
  translate: (task: Parameters<Translator>[0]) => void,
  scope: Scope = { languages: targetLanguages },
) {
  const controller = new AbortController()
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const run = () =>
    createMissingTranslations({
      scope,
      studies: {
        listLanguages: async (slug) =>
          slug ? new Map() : new Map(['one', 'two'].map((each) => [each, new Set(['en'])])),
        readSource: async (slug) => ({ english: { ...english(slug), text_digest: slug }, exists: false }),
        insert: async () => true,
      },
      translator: async (task) => {
        translate(task)
        return task.texts.map((text) => text.replace(/\w+(?=<|$)/, task.language))
      },
      deadline: controller.signal,
    })
  return { log, controller, run }
}

test('finishes the started versions after the deadline and reports the others with time_limit', async () => {
  const translate = vi.fn<() => void>(() => controller.abort())
  const { run, controller } = setUp(translate)

  const report = await run()

  expect(report.translations.map(({ slug }) => slug)).toEqual(['one', 'one', 'one'])
  expect(report.failed).toEqual(
    ['sk', 'cz', 'de'].map((language) => ({ slug: 'two', language, code: 'time_limit' })),
  )
  expect(translate).toHaveBeenCalledTimes(6)
})

test('after an error that ends the run, reports the other versions with the same code', async () => {
  const translate = vi.fn<() => void>(() => {
    throw new TranslationError('quota_exceeded', { endsRun: true })
  })
  const { run } = setUp(translate)
  const { failed } = await run()
  expect(failed.map(({ slug, code }) => [slug, code])).toEqual([
    ...Array<string[]>(3).fill(['one', 'quota_exceeded']),
    ...Array<string[]>(3).fill(['two', 'quota_exceeded']),
  ])
  expect(translate).toHaveBeenCalledTimes(3)
})

const bug = new Error('a bug')
const tooLarge = new TranslationError('source_too_large', { message: 'content is too large' })

test.each([
  ['an unexpected error', bug, { code: 'internal_error' }, bug],
  ['a TranslationError', tooLarge, { code: 'source_too_large', message: 'content is too large' }, undefined],
])('reports and logs %s of one language and creates the other versions', async (_, error, entry, cause) => {
  const { run, log } = setUp(({ language }) => {
    if (language === 'cz') throw error
  })
  const { failed, translations } = await run()
  expect(translations).toHaveLength(4)
  expect(failed).toEqual(['one', 'two'].map((slug) => ({ slug, language: 'cz', ...entry })))
  expect(log).toHaveBeenCalledWith(`one cz ${entry.code}`, cause)
})

test('skips the languages of a study that has no English version', async () => {
  const { skipped } = await setUp(() => undefined, { slug: 'three', languages: ['sk', 'de'] }).run()
  expect(skipped).toEqual([
    { slug: 'three', language: 'sk', reason: 'no_english_version' },
    { slug: 'three', language: 'de', reason: 'no_english_version' },
  ])
})
