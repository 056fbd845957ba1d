import { getVersions } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import type { Language } from '@/i18n/languages'

import { isChanged, valuesOf } from './study-values'

export type Conflict =
  /** The user may read but not change the version. */
  | { reason: 'refused' }
  /** Somebody else has changed or added the version since the form was opened. */
  | { reason: 'changed'; theirs: StoredVersion }
  | { reason: 'deleted' }

/**
 * Returns why no row was written: the database has no row with the id and `updated_at` of the version that the form was
 * opened with (D33).
 * @param base the version that the form was opened with. Undefined if the form added the version.
 * @returns `retryWith` if only `updated_at` differs. A save writes all languages, so it changes `updated_at` of versions
 * whose text stays the same. This is not a conflict.
 * @throws PostgrestError if the backend refuses the request or cannot be reached
 */
export async function findConflict(
  slug: string,
  language: Language,
  base: StoredVersion | undefined,
): Promise<Conflict | { retryWith: StoredVersion }> {
  const theirs = (await getVersions(slug)).find((version) => version.language === language)
  if (!theirs) return { reason: 'deleted' }
  if (theirs.updated_at === base?.updated_at) return { reason: 'refused' }
  if (base && !isChanged(valuesOf(theirs), base)) return { retryWith: theirs }
  return { reason: 'changed', theirs }
}
