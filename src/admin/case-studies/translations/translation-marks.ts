import type { StoredVersion } from '@/features/case-studies/model'

export type TranslationMark = 'unread' | 'outdated'

/** A machine translation is outdated if the English text has changed since it was made or marked as read (D45). */
export function translationMarks(
  version: Pick<StoredVersion, 'unread' | 'source_digest'> | undefined,
  english: Pick<StoredVersion, 'text_digest'> | undefined,
): TranslationMark[] {
  const marks: TranslationMark[] = []
  if (version?.unread) marks.push('unread')
  if (version?.source_digest && english && version.source_digest !== english.text_digest) {
    marks.push('outdated')
  }
  return marks
}
