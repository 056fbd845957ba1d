import { caseStudyFields, type FieldName } from '@contracts/case-study'

import type { StoredVersion } from '@/features/case-studies/model'
import { isLanguage, languages, type Language } from '@/i18n/languages'

const fieldNames = caseStudyFields.map(({ name }) => name)

/** Form values of one version. A control is named `<language>.<column>`. */
export type VersionValues = Record<FieldName, string> & { published: boolean }

/** Form values of a study. */
export type StudyValues = Record<Language, VersionValues>

/** The versions of a study that the database has, as they were last read. */
export type StoredVersions = Partial<Record<Language, StoredVersion>>

/** A study in the form; the slug is null until a new study is saved. */
export interface StoredStudy {
  slug: string | null
  versions: StoredVersions
}

export function versionsByLanguage(versions: readonly StoredVersion[]): StoredVersions {
  return Object.fromEntries(
    versions.filter(({ language }) => isLanguage(language)).map((version) => [version.language, version]),
  )
}

/** Returns the form values of a version; empty and published if it does not exist yet (spec 4). */
export function valuesOf(version: StoredVersion | undefined): VersionValues {
  const texts = fieldNames.map((field) => [field, version?.[field] ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<FieldName, string>),
    published: version?.published !== false,
  }
}

/** Returns the values of the whole form: typed values where there are any, otherwise the stored ones. */
export function studyValues(versions: StoredVersions, typed: Partial<StudyValues> = {}): StudyValues {
  const entries = languages.map((language) => [language, typed[language] ?? valuesOf(versions[language])])
  return Object.fromEntries(entries) as StudyValues
}

/** Returns whether the form values differ from the stored version. */
export function isChanged(values: VersionValues, version: StoredVersion | undefined): boolean {
  const stored = valuesOf(version)
  return values.published !== stored.published || fieldNames.some((field) => values[field] !== stored[field])
}

export const changedLanguages = (values: StudyValues, versions: StoredVersions): Language[] =>
  languages.filter((language) => isChanged(values[language], versions[language]))

/** Returns whether any field of a version has a text. */
export const hasText = (values: VersionValues): boolean =>
  fieldNames.some((field) => values[field].trim() !== '')

/** Returns whether a version has a title. A save skips a language without one (spec 5). */
export const hasTitle = (values: VersionValues): boolean => values.title.trim() !== ''

/**
 * Returns the form values after a save, for the draft: a language that the save skipped keeps its typed text, every
 * other language has its stored values.
 */
export function unsavedText(values: StudyValues, versions: StoredVersions): StudyValues {
  const skipped = languages.filter((language) => {
    const stored = versions[language]
    const typed = { ...values[language], title: stored?.title ?? '' }
    return !hasTitle(values[language]) && hasText(typed) && isChanged(typed, stored)
  })
  return studyValues(versions, Object.fromEntries(skipped.map((language) => [language, values[language]])))
}

/** Returns a language as its tab and the messages name it, such as `SK`. */
export const codeOf = (language: Language): string => language.toUpperCase()
