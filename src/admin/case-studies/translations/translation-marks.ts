import type { StoredVersion } from '@/features/case-studies/model'

export type TranslationMark = 'unread' | 'outdated'

/**
 * Returns the reasons why an administrator should check a machine translation (D45): `unread` if nobody has read the
 * translation yet, `outdated` if the English text has changed since the version was translated or last marked as read.
 * Returns an empty array if there is no reason.
 * @param english the English version of the same study
 */
export function translationMarks(
  { unread, source_digest }: Pick<StoredVersion, 'unread' | 'source_digest'>,
  english: Pick<StoredVersion, 'text_digest'> | undefined,
): TranslationMark[] {
  const isOutdated = source_digest !== null && english !== undefined && source_digest !== english.text_digest
  return [...(unread ? (['unread'] as const) : []), ...(isOutdated ? (['outdated'] as const) : [])]
}
