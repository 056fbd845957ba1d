import type { Studies } from './study.ts'
import { translateStudy } from './translate-study.ts'
import {
  targetLanguages,
  TranslationFault,
  type FailureCode,
  type TargetLanguage,
  type Translator,
} from './translator.ts'

type Version = { slug: string; language: TargetLanguage }

/** What became of each version that an English study could have. */
export type Report = {
  /** Made. `html_changed`: a draft, because the translation has other markup than the English text (D27). */
  translations: (Version & { published: boolean; reason?: 'html_changed' })[]
  /** Left alone. `exists`: somebody made it before or meanwhile; `no_english_version`: that was deleted meanwhile. */
  skipped: (Version & { reason: 'exists' | 'no_english_version' })[]
  failed: (Version & { code: FailureCode })[]
}

export type FillIn = {
  studies: Studies
  translator: Translator
  /** Aborted when nothing new may be begun. */
  deadline: AbortSignal
  log: (message: string, cause?: unknown) => void
}

/**
 * Makes the missing language versions of all English studies (D27): study by study, its languages at once, each saved
 * as soon as it is done. After a fault that would hit every version the rest is not tried. Whatever is not made now
 * is made by the next run. Refuses with 503 `storage_unavailable` when it cannot even learn what is missing.
 */
export async function fillIn({ studies, translator, deadline, log }: FillIn): Promise<Report> {
  const report: Report = { translations: [], skipped: [], failed: [] }
  let end: TranslationFault | undefined

  async function make({ slug, language }: Version) {
    if (end) throw end
    if (deadline.aborted) throw new TranslationFault('time_limit', { endsRun: true })
    const english = await studies.readEnglish(slug)
    if (!english) return report.skipped.push({ slug, language, reason: 'no_english_version' })
    const { version, isIntact } = await translateStudy(english, language, translator, deadline)
    if (!(await studies.add(version))) return report.skipped.push({ slug, language, reason: 'exists' })
    const made = { slug, language, published: version.published }
    return report.translations.push(isIntact ? made : { ...made, reason: 'html_changed' })
  }

  function fail({ slug, language }: Version, cause: unknown) {
    const fault =
      cause instanceof TranslationFault ? cause : new TranslationFault('internal_error', { cause })
    if (fault !== end) log(`${slug} ${language} ${fault.code}`, fault.cause)
    if (fault.endsRun) end ??= fault
    report.failed.push({ slug, language, code: fault.code })
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
