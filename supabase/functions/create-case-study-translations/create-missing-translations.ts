import type { CaseStudyRepository } from './case-study-repository.ts'
import { translateStudy } from './translate-study.ts'
import {
  targetLanguages,
  TranslationFault,
  type FailureCode,
  type TargetLanguage,
  type Translator,
} from './translator.ts'

type Version = { slug: string; language: TargetLanguage }

/** The result for each version that an English study could have. */
export type Report = {
  /** Created. `html_changed`: as a draft, because the translation has other markup than the English text (D27). */
  translations: (Version & { published: boolean; reason?: 'html_changed' })[]
  /** Not created, because it exists or because the English version was deleted during the run. */
  skipped: (Version & { reason: 'exists' | 'no_english_version' })[]
  failed: (Version & { code: FailureCode })[]
}

type Options = {
  studies: CaseStudyRepository
  translator: Translator
  /** When aborted, no further version is started. */
  deadline: AbortSignal
  log: (message: string, cause?: unknown) => void
}

/**
 * Creates the missing language versions of all English studies (D27): one study after the other, its languages in
 * parallel, each saved as soon as it is translated. An error that would hit every version ends the run; the next run
 * creates what is still missing.
 * @throws Refusal 503 `storage_unavailable` if the existing versions cannot be listed
 */
export async function createMissingTranslations({
  studies,
  translator,
  deadline,
  log,
}: Options): Promise<Report> {
  const report: Report = { translations: [], skipped: [], failed: [] }
  let end: TranslationFault | undefined

  async function make({ slug, language }: Version) {
    if (end) throw end
    if (deadline.aborted) throw new TranslationFault('time_limit', { endsRun: true })
    const english = await studies.readEnglish(slug)
    if (!english) return report.skipped.push({ slug, language, reason: 'no_english_version' })
    const { version, isIntact } = await translateStudy(english, language, translator, deadline)
    if (!(await studies.insert(version))) return report.skipped.push({ slug, language, reason: 'exists' })
    const made = { slug, language, published: version.published }
    return report.translations.push(isIntact ? made : { ...made, reason: 'html_changed' })
  }

  function fail({ slug, language }: Version, cause: unknown) {
    const error =
      cause instanceof TranslationFault ? cause : new TranslationFault('internal_error', { cause })
    if (error !== end) log(`${slug} ${language} ${error.code}`, error.cause)
    if (error.endsRun) end ??= error
    report.failed.push({ slug, language, code: error.code })
  }

  for (const [slug, present] of await studies.listLanguages()) {
    if (!present.has('en')) continue
    const versions = targetLanguages.map((language) => ({ slug, language }))
    const missing = versions.filter(({ language }) => !present.has(language))
    const there = versions.filter(({ language }) => present.has(language))
    report.skipped.push(...there.map((version) => ({ ...version, reason: 'exists' as const })))
    await Promise.all(missing.map((version) => make(version).catch((cause: unknown) => fail(version, cause))))
  }
  return report
}
