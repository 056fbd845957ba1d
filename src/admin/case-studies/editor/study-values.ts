import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { recordOf } from '@contracts/records'

import type { StoredVersion } from '@/features/case-studies/model'
import { isLanguage, languages, type Language } from '@/i18n/languages'

const fieldNames = caseStudyFields.map(({ name }) => name)

/** The fields that are required in English, but not in the other languages (spec 5). */
export const requiredFields: readonly FieldName[] = caseStudyFields
  .filter((field) => 'required' in field)
  .map(({ name }) => name)

/** Form values of one language. The name of a control is `<language>.<column>`, such as `sk.title`. */
export type VersionValues = Record<FieldName, string> & { published: boolean }

export type StudyValues = Record<Language, VersionValues>

export type StoredVersions = Partial<Record<Language, StoredVersion>>

export interface StoredStudy {
  /** Null for a new study until it is saved. */
  slug: string | null
  versions: StoredVersions
}

export function versionsByLanguage(versions: readonly StoredVersion[]): StoredVersions {
  return Object.fromEntries(
    versions.filter(({ language }) => isLanguage(language)).map((version) => [version.language, version]),
  )
}

/** Returns the form values of a version. For a missing version, texts are empty and `published` is true (spec 4). */
export function valuesOf(version: StoredVersion | undefined): VersionValues {
  return {
    ...recordOf(fieldNames, (field) => version?.[field] ?? ''),
    published: version?.published !== false,
  }
}

export function studyValues(versions: StoredVersions, typed: Partial<StudyValues> = {}): StudyValues {
  return recordOf(languages, (language) => typed[language] ?? valuesOf(versions[language]))
}

/**
 * Returns whether form values differ from the stored version, or from an empty version if none is stored. Ignores
 * spaces and line breaks at both ends of a text, because a save removes them.
 */
export function isChanged(values: VersionValues, version: StoredVersion | undefined): boolean {
  const stored = valuesOf(version)
  return (
    values.published !== stored.published ||
    fieldNames.some((field) => values[field].trim() !== stored[field].trim())
  )
}

export const changedLanguages = (values: StudyValues, versions: StoredVersions): Language[] =>
  languages.filter((language) => isChanged(values[language], versions[language]))

export const hasText = (values: VersionValues): boolean =>
  fieldNames.some((field) => values[field].trim() !== '')

/** Returns whether the title is not blank. A save skips a language other than English without a title (spec 5). */
export const hasTitle = (values: VersionValues): boolean => values.title.trim() !== ''

/**
 * Returns the fields of a published version in another language than English that are blank, but required in English
 * (spec 5). The editor only warns of them, because such a version can be published without them. Returns none if
 * `published` is off, or if the title is blank, because a save skips such a version.
 */
export const missingFields = (values: VersionValues): FieldName[] =>
  values.published && hasTitle(values) ? requiredFields.filter((field) => values[field].trim() === '') : []

/**
 * Returns the values to store as a draft after a save, which skips languages without a title. For a skipped language,
 * returns the typed values if something other than the title has changed. For every other language, returns the stored
 * values. So if only the title of a stored language was removed, its stored values are returned.
 */
export function unsavedText(values: StudyValues, versions: StoredVersions): StudyValues {
  const skipped = languages.filter((language) => {
    const stored = versions[language]
    const typed = { ...values[language], title: stored?.title ?? '' }
    return !hasTitle(values[language]) && hasText(typed) && isChanged(typed, stored)
  })
  return studyValues(versions, Object.fromEntries(skipped.map((language) => [language, values[language]])))
}

export const codeOf = (language: Language): string => language.toUpperCase()
