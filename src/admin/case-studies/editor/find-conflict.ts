import { getVersions } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import type { Language } from '@/i18n/languages'

import { isChanged, valuesOf } from './study-values'

export type Conflict =
  /** Nobody else has changed the version, but the user has no right to change or delete it. */
  | { reason: 'refused' }
  /** Somebody else has changed or added the version since the form was opened. */
  | { reason: 'changed'; theirs: StoredVersion }
  | { reason: 'deleted' }

/**
 * Loads a version that could not be inserted, updated or deleted, and returns the reason (D33).
 * @param base the version that the form was opened with. Undefined if the form added the version.
 * @returns the reason. If the stored version has the form values of `base`, but another `updated_at`, returns the
 * stored version as `retryWith` instead. This is not a conflict: a save also writes languages without a change, and
 * each write changes `updated_at`.
 * @throws PostgrestError if the backend returns an error, TypeError or AbortError if there is no response
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
