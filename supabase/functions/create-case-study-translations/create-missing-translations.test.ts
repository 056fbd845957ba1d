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
 * Returns `run`, which creates translations with a repository in memory. The repository has the English studies `one`
 * and `two`, and the versions in `saved`. The translator calls `translate` for each task and replaces the last word of
 * each text with the language code. `controller` aborts the deadline.
 */
function setUp(
  translate: (task: Parameters<Translator>[0]) => void,
  saved: VersionContent[] = [],
  scope: Scope = { languages: targetLanguages },
) {
  const languagesOf = (slug: string) =>
    new Set(['en', ...saved.filter((version) => version.slug === slug).map(({ language }) => language)])
  const controller = new AbortController()
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const run = () =>
    createMissingTranslations({
      scope,
      studies: {
        listLanguages: async (onlySlug) =>
          onlySlug ? new Map() : new Map(['one', 'two'].map((slug) => [slug, languagesOf(slug)])),
        readSource: async (slug) => ({ english: { ...english(slug), text_digest: slug }, exists: false }),
        insert: async (version) => saved.push(version) > 0,
      },
      translator: async (task) => {
        translate(task)
        return task.texts.map((text) => text.replace(/\w+(?=<|$)/, task.language))
      },
      deadline: controller.signal,
    })
  return { log, controller, run }
}

test('when the deadline passes, a translation run finishes the started versions and reports the remaining versions with time_limit', async () => {
  const translate = vi.fn<() => void>(() => controller.abort())
  const { run, controller } = setUp(translate)

  const report = await run()

  expect(report.translations.map(({ slug }) => slug)).toEqual(['one', 'one', 'one'])
  expect(report.failed).toEqual(
    ['sk', 'cz', 'de'].map((language) => ({ slug: 'two', language, code: 'time_limit' })),
  )
  expect(translate).toHaveBeenCalledTimes(6)
})

test('a translation run creates the missing versions and skips the existing versions', async () => {
  const saved = ['sk', 'cz', 'de'].map((language) => ({ ...english('one'), language }))
  const report = await setUp(() => undefined, saved).run()
  expect(report.translations.map(({ slug }) => slug)).toEqual(['two', 'two', 'two'])
  expect(report.skipped.map(({ slug, reason }) => [slug, reason])).toEqual(Array(3).fill(['one', 'exists']))
  expect(report.failed).toEqual([])
})

test('after an error that ends a translation run, the run reports the versions that were not started with the same code and does not translate them', async () => {
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

test('if the translator throws an unexpected error for one language, the translation run reports internal_error, logs the cause and creates the other versions', async () => {
  const { run, log } = setUp(({ language, format }) => {
    if (language === 'cz' && format === 'html') throw new Error('a bug')
  })
  const report = await run()
  expect(report.translations).toHaveLength(4)
  expect(report.failed).toEqual(
    ['one', 'two'].map((slug) => ({ slug, language: 'cz', code: 'internal_error' })),
  )
  expect(log).toHaveBeenCalledWith(
    'one cz internal_error',
    expect.objectContaining({ message: 'a bug' }) as Error,
  )
})

test('if the translator throws a TranslationError for one language, the translation run reports its code and message and creates the other versions', async () => {
  const { run } = setUp(({ language }) => {
    if (language === 'sk') throw new TranslationError('source_too_large', { message: 'content is too large' })
  })
  const { failed, translations } = await run()
  expect(translations).toHaveLength(4)
  expect(failed).toEqual(
    ['one', 'two'].map((slug) => ({
      slug,
      language: 'sk',
      code: 'source_too_large',
      message: 'content is too large',
    })),
  )
})

test('a translation run with a scope creates only versions in the languages of the scope', async () => {
  const { run } = setUp(() => undefined, [], { languages: ['cz'] })
  const { translations, skipped } = await run()
  expect(translations.map(({ slug, language }) => [slug, language])).toEqual([
    ['one', 'cz'],
    ['two', 'cz'],
  ])
  expect(skipped).toEqual([])
})

test('a translation run skips each language of the scope with the reason no_english_version if the study of the scope does not exist', async () => {
  const { skipped } = await setUp(() => undefined, [], { slug: 'three', languages: ['sk', 'de'] }).run()
  expect(skipped).toEqual([
    { slug: 'three', language: 'sk', reason: 'no_english_version' },
    { slug: 'three', language: 'de', reason: 'no_english_version' },
  ])
})

test('a translation run saves each version as unread, with the digest of the English texts', async () => {
  const saved: VersionContent[] = []
  await setUp(() => undefined, saved).run()
  expect(saved).toHaveLength(6)
  for (const version of saved) expect(version).toMatchObject({ source_digest: version.slug, unread: true })
})
