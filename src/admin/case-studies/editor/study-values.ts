import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { recordOf } from '@contracts/records'

import type { StoredVersion } from '@/features/case-studies/model'
import { isLanguage, languages, type Language } from '@/i18n/languages'

const fieldNames = caseStudyFields.map(({ name }) => name)

/** The fields that are required in English (spec 5). */
export const requiredFields: readonly FieldName[] = caseStudyFields
  .filter((field) => 'required' in field)
  .map(({ name }) => name)

/** Form values of one version. A control is named `<language>.<column>`. */
export type VersionValues = Record<FieldName, string> & { published: boolean }

export type StudyValues = Record<Language, VersionValues>

export type StoredVersions = Partial<Record<Language, StoredVersion>>

export interface StoredStudy {
  /** Null until a new study is saved. */
  slug: string | null
  versions: StoredVersions
}

export function versionsByLanguage(versions: readonly StoredVersion[]): StoredVersions {
  return Object.fromEntries(
    versions.filter(({ language }) => isLanguage(language)).map((version) => [version.language, version]),
  )
}

/** Returns the form values of a version. A missing version has empty texts and is published (spec 4). */
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
 * Returns whether form values differ from the stored version, or from an empty version if none is stored. Ignores spaces
 * and line breaks at both ends of a text, because a save removes them.
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

/** Returns whether a version has a title. A save skips a version without a title (spec 5). */
export const hasTitle = (values: VersionValues): boolean => values.title.trim() !== ''

/**
 * Returns the empty fields that English requires, if the version is saved and published. Other languages can be published
 * without these fields (spec 5).
 */
export const missingFields = (values: VersionValues): FieldName[] =>
  values.published && hasTitle(values) ? requiredFields.filter((field) => values[field].trim() === '') : []

/**
 * Returns the values to keep as a draft after a save. The save skipped the languages without a title. Such a language
 * keeps its typed values if a field other than the title has changed. Every other language has its stored values.
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
