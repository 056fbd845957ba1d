import type { CaseStudyRepository, VersionKey } from './case-study-repository.ts'
import type { DraftReason } from './inspect-translation.ts'
import type { Scope } from './scope.ts'
import { translateStudy } from './translate-study.ts'
import { TranslationError, type TranslationErrorCode, type Translator } from './translator.ts'

/**
 * The result for each version in the scope. A study without an English version is reported only if the scope names
 * it.
 */
export type Report = {
  /** Created versions. `reason` is set if a version is a draft because of its text (D27). */
  translations: (VersionKey & { published: boolean; reason?: DraftReason })[]
  /** `in_progress` marks a version that another run is creating. */
  skipped: (VersionKey & { reason: 'exists' | 'no_english_version' | 'in_progress' })[]
  /** Versions that could not be created. The admin area shows `message` (in English), or else a text for the `code`. */
  failed: (VersionKey & { code: TranslationErrorCode; message?: string })[]
}

type Options = {
  scope: Scope
  studies: CaseStudyRepository
  translator: Translator
  deadline: AbortSignal
  log: (message: string, cause?: unknown) => void
}

/**
 * Creates the missing translations of the English studies in the scope (D27), one study after the other and the
 * languages of a study in parallel. Saves each version as soon as it is translated. After an error with `endsRun`, or
 * when `deadline` is aborted, starts no further version and reports the remaining versions as failed.
 * @throws HttpError 503 `storage_unavailable` if the existing versions cannot be listed
 */
export async function createMissingTranslations(options: Options): Promise<Report> {
  const { scope, studies, translator, deadline, log } = options
  const report: Report = { translations: [], skipped: [], failed: [] }
  let endingError: TranslationError | undefined

  async function createVersion(key: VersionKey) {
    if (endingError) throw endingError
    if (deadline.aborted) throw new TranslationError('time_limit', { endsRun: true })
    if (!(await studies.reserve(key))) return report.skipped.push({ ...key, reason: 'in_progress' })
    try {
      return await createReservedVersion(key)
    } finally {
      await studies.release(key)
    }
  }

  async function createReservedVersion(key: VersionKey) {
    const { english, exists } = await studies.readSource(key)
    if (exists) return report.skipped.push({ ...key, reason: 'exists' })
    if (!english) return report.skipped.push({ ...key, reason: 'no_english_version' })
    const { text_digest, ...content } = english
    const { version, draftReason } = await translateStudy(content, key.language, translator, deadline)
    const provenance = { source_digest: text_digest, unread: true }
    if (!(await studies.insert({ ...version, ...provenance }))) {
      return report.skipped.push({ ...key, reason: 'exists' })
    }
    const created = { ...key, published: version.published }
    return report.translations.push(draftReason ? { ...created, reason: draftReason } : created)
  }

  function recordError(key: VersionKey, cause: unknown) {
    const error =
      cause instanceof TranslationError ? cause : new TranslationError('internal_error', { cause })
    if (error !== endingError) log(`${key.slug} ${key.language} ${error.code}`, error.cause)
    if (error.endsRun) endingError ??= error
    const { code, publicMessage: message } = error
    report.failed.push({ ...key, code, ...(message !== undefined && { message }) })
  }

  const studyLanguages = await studies.listLanguages(scope.slug)
  if (scope.slug !== undefined && !studyLanguages.get(scope.slug)?.has('en')) {
    const { slug, languages } = scope
    report.skipped.push(
      ...languages.map((language) => ({ slug, language, reason: 'no_english_version' as const })),
    )
  }
  for (const [slug, present] of studyLanguages) {
    if (!present.has('en')) continue
    const versions = scope.languages.map((language) => ({ slug, language }))
    const missing = versions.filter(({ language }) => !present.has(language))
    const existing = versions.filter(({ language }) => present.has(language))
    report.skipped.push(...existing.map((version) => ({ ...version, reason: 'exists' as const })))
    await Promise.all(
      missing.map((version) => createVersion(version).catch((cause: unknown) => recordError(version, cause))),
    )
  }
  return report
}
