import type { StoredVersion } from '@/features/case-studies/model'

export type TranslationMark = 'unread' | 'outdated'

/**
 * Returns what an administrator should check in a machine translation (D45): `unread` if nobody has read it yet,
 * `outdated` if the English text differs from the text that it was made from.
 * @param english the English version of the same study
 */
export function translationMarks(
  { unread, source_digest }: Pick<StoredVersion, 'unread' | 'source_digest'>,
  english: Pick<StoredVersion, 'text_digest'> | undefined,
): TranslationMark[] {
  const isOutdated = source_digest !== null && english !== undefined && source_digest !== english.text_digest
  return [...(unread ? (['unread'] as const) : []), ...(isOutdated ? (['outdated'] as const) : [])]
}
