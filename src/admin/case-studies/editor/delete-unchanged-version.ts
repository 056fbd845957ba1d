import { deleteVersion } from '@/features/case-studies/api/delete-case-study'
import type { StoredVersion } from '@/features/case-studies/model'
import type { Language } from '@/i18n/languages'

import { findConflict, type Conflict } from './find-conflict'

/**
 * Deletes a version unless somebody else has changed its values since the form was opened (D33).
 * @param base the version that the form was opened with
 * @returns the reason `deleted` if the version is gone, also if somebody else has deleted it. Otherwise the reason why
 * the version was not deleted.
 * @throws PostgrestError if the backend returns an error, TypeError or AbortError if there is no response
 */
export async function deleteUnchangedVersion(
  slug: string,
  language: Language,
  base: StoredVersion,
): Promise<Conflict> {
  if (await deleteVersion(base)) return { reason: 'deleted' }
  const conflict = await findConflict(slug, language, base)
  return 'retryWith' in conflict ? deleteUnchangedVersion(slug, language, conflict.retryWith) : conflict
}
