import type { StoredVersion } from '@/features/case-studies/model'

export type TranslationMark = 'unread' | 'outdated'

/**
 * Returns why an administrator should check a machine translation (D45): `unread` if nobody has read it yet, `outdated`
 * if the English text has changed since the version was translated or last marked as read.
 * @param english the English version of the same study
 */
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
