import { expect, test, vi } from 'vitest'

import {
  contentOf,
  caseStudyFields,
  type FieldName,
  type VersionContent,
} from '../_shared/contracts/case-study.ts'
import { createMissingTranslations } from './create-missing-translations.ts'
import { TranslationError, type Translator } from './translator.ts'

const empty = Object.fromEntries(caseStudyFields.map(({ name }) => [name, ''])) as Record<FieldName, string>

const english = (slug: string): VersionContent =>
  contentOf(
    { ...empty, title: 'Title', content: '<p>Text</p>', client_name: 'Client' },
    { slug, language: 'en', published: true },
  )

/**
 * Creates a run with a repository in memory that has two English studies, `one` and `two`. The translator calls
 * `translate` for each task.
 */
function setUp(translate: (task: Parameters<Translator>[0]) => void) {
  const saved: VersionContent[] = []
  const languagesOf = (slug: string) =>
    new Set(['en', ...saved.filter((version) => version.slug === slug).map(({ language }) => language)])
  const controller = new AbortController()
  const log = vi.fn<(message: string, cause?: unknown) => void>()
  const run = () =>
    createMissingTranslations({
      studies: {
        listLanguages: async () => new Map(['one', 'two'].map((slug) => [slug, languagesOf(slug)])),
        readEnglish: async (slug) => english(slug),
        insert: async (version) => saved.push(version) > 0,
      },
      translator: async (task) => {
        translate(task)
        return [...task.texts]
      },
      deadline: controller.signal,
      log,
    })
  return { saved, log, controller, run }
}

test('a run that reaches its deadline finishes only the started versions, and the next run creates the remaining versions', async () => {
  const translate = vi.fn<() => void>(() => first.controller.abort())
  const first = setUp(translate)

  const report = await first.run()

  expect(report.translations.map(({ slug }) => slug)).toEqual(['one', 'one', 'one'])
  expect(report.failed).toEqual(
    ['sk', 'cz', 'de'].map((language) => ({ slug: 'two', language, code: 'time_limit' })),
  )
  expect(translate).toHaveBeenCalledTimes(6)

  const second = setUp(() => undefined)
  second.saved.push(...first.saved)
  const rest = await second.run()
  expect(rest.translations.map(({ slug }) => slug)).toEqual(['two', 'two', 'two'])
  expect(rest.skipped).toHaveLength(3)
  expect(rest.failed).toEqual([])
})

test('a version whose translation throws an unexpected error fails with internal_error, and the cause is logged', async () => {
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

test('the report contains the message of a TranslationError', async () => {
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
