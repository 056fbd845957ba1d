import type { StoredVersion } from '@/features/case-studies/model'
import { languages } from '@/i18n/languages'

type TranslationMark = 'unread' | 'outdated'

/** A machine translation is outdated if the English text has changed since it was made or marked as read (D45). */
export function translationMarks(
  version: Pick<StoredVersion, 'unread' | 'source_digest'>,
  english: Pick<StoredVersion, 'text_digest'> | undefined,
): TranslationMark[] {
  const marks: TranslationMark[] = []
  if (version.unread) marks.push('unread')
  if (version.source_digest && english && version.source_digest !== english.text_digest) {
    marks.push('outdated')
  }
  return marks
}

export interface TranslatableStudy {
  title: string
  versions: Partial<Record<string, { published: boolean }>>
}

/** Says what a run will make, and how many of the versions visitors see at once (D27, D65). */
export function translationPlan(studies: readonly TranslatableStudy[]): string {
  const planned = studies.flatMap(({ title, versions }) => {
    const missing = languages.filter((language) => !versions[language])
    return versions.en && missing.length > 0 ? [{ title, missing, isPublic: versions.en.published }] : []
  })
  if (planned.length === 0) return 'No language version is missing.'
  const count = (list: typeof planned) => list.flatMap(({ missing }) => missing).length
  const isPublic = count(planned.filter((study) => study.isPublic))
  const named = planned.map(({ title, missing }) => `${title} (${missing.join(', ').toUpperCase()})`)
  return `To be created: ${count(planned)}, of which ${isPublic} go public at once, unread. ${named.join('; ')}.`
}

/** Key: a code in the response of the edge function `create-case-study-translations`. */
export const translationReasons: Readonly<Record<string, string>> = {
  html_changed: 'saved as a draft: the markup differs from the English text, please check it',
  unchanged: 'saved as a draft: a text came back in English, please translate it',
  no_english_version: 'the English version has been deleted in the meantime',
  quota_exceeded: 'the quota of the translation service is used up',
  translation_key_refused: 'the translation service does not accept the key',
  translation_unavailable: 'the translation service cannot be reached',
  translation_refused: 'the translation service refused the text',
  source_too_large: 'a text is too large for the translation service',
  translation_unusable: 'the translation service gave no usable text',
  time_limit: 'time ran out; run it again to continue',
  too_long: 'the translation is too long for its field',
  not_saved: 'the database rejected it',
  internal_error: 'an unexpected error',
}
