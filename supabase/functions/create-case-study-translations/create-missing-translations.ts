import type { CaseStudyRepository } from './case-study-repository.ts'
import { translateStudy } from './translate-study.ts'
import {
  targetLanguages,
  TranslationError,
  type TargetLanguage,
  type TranslationErrorCode,
  type Translator,
} from './translator.ts'

type Version = { slug: string; language: TargetLanguage }

/** The result for each translation of each English study. */
export type Report = {
  /** Created versions. `html_changed` marks a draft whose markup differs from the English version (D27). */
  translations: (Version & { published: boolean; reason?: 'html_changed' })[]
  /** Versions that exist already, and versions whose English version was deleted during the run. */
  skipped: (Version & { reason: 'exists' | 'no_english_version' })[]
  /** `message` is an English sentence that the admin area shows instead of its text for the code. */
  failed: (Version & { code: TranslationErrorCode; message?: string })[]
}

type Options = {
  studies: CaseStudyRepository
  translator: Translator
  deadline: AbortSignal
  log: (message: string, cause?: unknown) => void
}

/**
 * Creates the missing translations of all English studies (D27), the studies one after the other and the languages of a
 * study in parallel. Saves each version as soon as it is translated. After an error with `endsRun`, or when `deadline` is
 * aborted, starts no further version and reports the remaining versions as failed. The next run can create them.
 * @throws HttpError 503 `storage_unavailable` if the existing versions cannot be listed
 */
export async function createMissingTranslations({
  studies,
  translator,
  deadline,
  log,
}: Options): Promise<Report> {
  const report: Report = { translations: [], skipped: [], failed: [] }
  let endingError: TranslationError | undefined

  async function createVersion({ slug, language }: Version) {
    if (endingError) throw endingError
    if (deadline.aborted) throw new TranslationError('time_limit', { endsRun: true })
    const english = await studies.readEnglish(slug)
    if (!english) return report.skipped.push({ slug, language, reason: 'no_english_version' })
    const { version, isIntact } = await translateStudy(english, language, translator, deadline)
    if (!(await studies.insert(version))) return report.skipped.push({ slug, language, reason: 'exists' })
    const created = { slug, language, published: version.published }
    return report.translations.push(isIntact ? created : { ...created, reason: 'html_changed' })
  }

  function recordError({ slug, language }: Version, cause: unknown) {
    const error =
      cause instanceof TranslationError ? cause : new TranslationError('internal_error', { cause })
    if (error !== endingError) log(`${slug} ${language} ${error.code}`, error.cause)
    if (error.endsRun) endingError ??= error
    const { code, publicMessage: message } = error
    report.failed.push({ slug, language, code, ...(message !== undefined && { message }) })
  }

  for (const [slug, present] of await studies.listLanguages()) {
    if (!present.has('en')) continue
    const versions = targetLanguages.map((language) => ({ slug, language }))
    const missing = versions.filter(({ language }) => !present.has(language))
    const existing = versions.filter(({ language }) => present.has(language))
    report.skipped.push(...existing.map((version) => ({ ...version, reason: 'exists' as const })))
    await Promise.all(
      missing.map((version) => createVersion(version).catch((cause: unknown) => recordError(version, cause))),
    )
  }
  return report
}
