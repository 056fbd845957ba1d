import type { CaseStudyRepository } from './case-study-repository.ts'
import { translateStudy, type DraftReason } from './translate-study.ts'
import {
  TranslationError,
  type TargetLanguage,
  type TranslationErrorCode,
  type Translator,
} from './translator.ts'

/** Without `slug`, a run concerns all studies. */
export type Scope = { slug?: string | undefined; languages: readonly TargetLanguage[] }

type VersionKey = { slug: string; language: TargetLanguage }

/** A study without an English version is reported only if the scope names it. */
export type Report = {
  translations: (VersionKey & { published: boolean; reason?: DraftReason })[]
  skipped: (VersionKey & { reason: 'exists' | 'no_english_version' })[]
  /** The admin area shows `message` (in English), or else a text for the `code`. */
  failed: (VersionKey & { code: TranslationErrorCode; message?: string })[]
}

/** After an error with `endsRun`, or when `deadline` is aborted, reports the remaining versions as failed (D27). */
export async function createMissingTranslations(options: {
  scope: Scope
  studies: CaseStudyRepository
  translator: Translator
  deadline: AbortSignal
}): Promise<Report> {
  const { scope, studies, translator, deadline } = options
  const report: Report = { translations: [], skipped: [], failed: [] }
  let endingError: TranslationError | undefined

  const skip = (key: VersionKey, reason: 'exists' | 'no_english_version') =>
    void report.skipped.push({ ...key, reason })

  async function createVersion(key: VersionKey) {
    if (endingError) throw endingError
    if (deadline.aborted) throw new TranslationError('time_limit', { endsRun: true })
    const { english, exists } = await studies.readSource(key.slug, key.language)
    if (exists) return skip(key, 'exists')
    if (!english) return skip(key, 'no_english_version')
    const { text_digest, ...content } = english
    const { version, draftReason } = await translateStudy(content, key.language, translator, deadline)
    const isNew = await studies.insert({ ...version, source_digest: text_digest, unread: true })
    if (!isNew) return skip(key, 'exists')
    const created = { ...key, published: version.published }
    report.translations.push(draftReason ? { ...created, reason: draftReason } : created)
  }

  function recordError(key: VersionKey, cause: unknown) {
    const error =
      cause instanceof TranslationError ? cause : new TranslationError('internal_error', { cause })
    if (error !== endingError) console.error(`${key.slug} ${key.language} ${error.code}`, error.cause)
    if (error.endsRun) endingError ??= error
    const { code, publicMessage: message } = error
    report.failed.push({ ...key, code, ...(message !== undefined && { message }) })
  }

  const studyLanguages = await studies.listLanguages(scope.slug)
  if (scope.slug !== undefined && !studyLanguages.get(scope.slug)?.has('en')) {
    for (const language of scope.languages) skip({ slug: scope.slug, language }, 'no_english_version')
  }
  for (const [slug, present] of studyLanguages) {
    if (!present.has('en')) continue
    const versions = scope.languages.map((language) => ({ slug, language }))
    const missing = versions.filter(({ language }) => !present.has(language))
    for (const key of versions) if (!missing.includes(key)) skip(key, 'exists')
    await Promise.all(
      missing.map((key) => createVersion(key).catch((cause: unknown) => recordError(key, cause))),
    )
  }
  return report
}
