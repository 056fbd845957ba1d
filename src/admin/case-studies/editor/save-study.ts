import { contentOf } from '@contracts/case-study'

import { getStudyVersions } from '@/features/case-studies/api/get-study-versions'
import { insertVersion } from '@/features/case-studies/api/insert-version'
import { updateVersion } from '@/features/case-studies/api/update-version'
import { isDuplicate } from '@/features/case-studies/server-message'
import type { StoredVersion } from '@/features/case-studies/model'
import { languages, type Language } from '@/i18n/languages'

import { hasTitle, isChanged, valuesOf, type StudyValues, type Versions } from './study-values'

/** Why a language could not be saved, and with it none after it. */
export type SaveFailure = {
  language: Language
  operation: 'update' | 'insert'
} & (
  | { reason: 'error'; error: unknown }
  /** The user may read the version but not change it. */
  | { reason: 'refused' }
  /** Somebody else has saved this version meanwhile. */
  | { reason: 'changed'; theirs: StoredVersion }
  /** The version is not there any more. */
  | { reason: 'gone' }
)

export interface SaveResult {
  /** What was saved, as it is stored now. */
  saved: Versions
  failure?: SaveFailure
}

/**
 * Saves each language that has a title, in the order of the tabs: updates the version that exists, else inserts it.
 * Stops at the first failure (spec 7 row 8, D26). A version that somebody else has saved meanwhile is not
 * overwritten; where nothing was typed in it, theirs simply stays (D33).
 */
export async function saveStudy(slug: string, values: StudyValues, versions: Versions): Promise<SaveResult> {
  const saved: Versions = {}
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
  versions: Versions,
): Promise<StoredVersion | SaveFailure> {
  const known = versions[language]
  const typed = values[language]
  const content = contentOf(typed, { slug, language, published: typed.published })
  const operation = known ? 'update' : 'insert'
  try {
    const row = known ? await updateVersion(known, content) : await insertVersion(content)
    if (row) return row
  } catch (error) {
    const isNew = Object.keys(versions).length === 0
    if (isNew || !isDuplicate(error)) return { language, operation, reason: 'error', error }
  }
  try {
    const theirs = (await getStudyVersions(slug)).find((version) => version.language === language)
    if (!theirs) return { language, operation, reason: 'gone' }
    if (theirs.updated_at === known?.updated_at) return { language, operation, reason: 'refused' }
    // Saved again as it was, because saving writes every language: there is nothing to overwrite.
    if (known && !isChanged(valuesOf(theirs), known))
      return await saveVersion(slug, language, values, { ...versions, [language]: theirs })
    return { language, operation, reason: 'changed', theirs }
  } catch (error) {
    return { language, operation, reason: 'error', error }
  }
}
