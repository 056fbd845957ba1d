import { contentOf } from '@contracts/case-study'

import {
  getVersions,
  insertVersion,
  isDuplicate,
  updateVersion,
} from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import { languages, type Language } from '@/i18n/languages'

import { hasTitle, isChanged, valuesOf, type StoredVersions, type StudyValues } from './study-values'

/** Why a version could not be saved. */
export type VersionFailure = {
  language: Language
  operation: 'update' | 'insert'
} & (
  | { reason: 'error'; error: unknown }
  /** The user may read the version but not change it. */
  | { reason: 'refused' }
  /** Somebody else has saved the version since it was read. */
  | { reason: 'changed'; theirs: StoredVersion }
  | { reason: 'deleted' }
)

interface SaveResult {
  /** The versions that were saved, as the database has them now. */
  saved: StoredVersions
  /** Why the save stopped; absent if it did not. */
  failure?: VersionFailure
}

/**
 * Saves each language that has a title, in the order of the tabs: updates a stored version, inserts a missing one.
 * Stops at the first failure (spec 7 row 8, D26). Does not overwrite a version that somebody else has saved meanwhile:
 * this is a failure if the user has changed the language, otherwise the language is skipped (D33).
 * @param versions the stored versions that the form values are based on
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
    const theirs = (await getVersions(slug)).find((version) => version.language === language)
    if (!theirs) return { language, operation, reason: 'deleted' }
    if (theirs.updated_at === base?.updated_at) return { language, operation, reason: 'refused' }
    // Only the timestamp changed, because a save writes every language. Not a conflict, so retry on their row.
    if (base && !isChanged(valuesOf(theirs), base))
      return await saveVersion(slug, language, values, { ...versions, [language]: theirs })
    return { language, operation, reason: 'changed', theirs }
  } catch (error) {
    return { language, operation, reason: 'error', error }
  }
}
