import { contentOf } from '@contracts/case-study'

import { insertVersion, isDuplicate, updateVersion } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import { languages, type Language } from '@/i18n/languages'

import { findConflict, type Conflict } from './find-conflict'
import { hasTitle, isChanged, type StoredVersions, type StudyValues } from './study-values'

export type VersionFailure = {
  language: Language
  operation: 'update' | 'insert'
} & (Conflict | { reason: 'error'; error: unknown })

interface SaveResult {
  saved: StoredVersions
  failure?: VersionFailure
}

/**
 * Updates or inserts the version of each language that has a title, in the order of the tabs. Stops at the first
 * failure and returns it (spec 7 row 8, D26).
 *
 * Does not overwrite a version that somebody else has saved since the form was opened (D33). If the administrator has
 * edited the same version in the form, the save fails. Otherwise it skips the version. If somebody else has deleted a
 * version, the save fails even if the administrator has not edited it.
 * @param versions the stored versions that the form last loaded or saved
 * @returns the versions that were saved, and the failure. Does not throw.
 */
export async function saveStudy(
  slug: string,
  values: StudyValues,
  versions: StoredVersions,
): Promise<SaveResult> {
  const saved: StoredVersions = {}
  for (const language of languages) {
    const typed = values[language]
    if (!hasTitle(typed)) continue
    const outcome = await saveVersion(slug, language, values, versions)
    if ('id' in outcome) saved[language] = outcome
    else if (outcome.reason !== 'changed' || isChanged(typed, versions[language]))
      return { saved, failure: outcome }
  }
  return { saved }
}

async function saveVersion(
  slug: string,
  language: Language,
  values: StudyValues,
  versions: StoredVersions,
): Promise<StoredVersion | VersionFailure> {
  const base = versions[language]
  const typed = values[language]
  const content = contentOf(typed, { slug, language, published: typed.published })
  const operation = base ? 'update' : 'insert'
  try {
    const row = base ? await updateVersion(base, content) : await insertVersion(content)
    if (row) return row
  } catch (error) {
    const isNewStudy = Object.keys(versions).length === 0
    if (isNewStudy || !isDuplicate(error)) return { language, operation, reason: 'error', error }
  }
  try {
    const conflict = await findConflict(slug, language, base)
    if (!('retryWith' in conflict)) return { language, operation, ...conflict }
    return await saveVersion(slug, language, values, { ...versions, [language]: conflict.retryWith })
  } catch (error) {
    return { language, operation, reason: 'error', error }
  }
}
