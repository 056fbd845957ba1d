import { caseStudyFields, type FieldName } from '@contracts/case-study'

import type { StoredVersion } from '@/features/case-studies/model'
import { isLanguage, languages, type Language } from '@/i18n/languages'

const fieldNames = caseStudyFields.map(({ name }) => name)

/** What the form holds for one language; controls are named `<language>.<column>`. */
export type VersionValues = Record<FieldName, string> & { published: boolean }

export type StudyValues = Record<Language, VersionValues>

/** The language versions that the database has, as far as the form knows. */
export type Versions = Partial<Record<Language, StoredVersion>>

export function versionsOf(rows: readonly StoredVersion[]): Versions {
  return Object.fromEntries(
    rows.filter(({ language }) => isLanguage(language)).map((row) => [row.language, row]),
  )
}

/** The fields of a version; empty and published for one that does not exist yet (spec 4). */
export function valuesOf(version: StoredVersion | undefined): VersionValues {
  const texts = fieldNames.map((field) => [field, version?.[field] ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<FieldName, string>),
    published: version?.published !== false,
  }
}

/** The whole form: what was typed, else what is stored. */
export function studyValues(versions: Versions, typed: Partial<StudyValues> = {}): StudyValues {
  const entries = languages.map((language) => [language, typed[language] ?? valuesOf(versions[language])])
  return Object.fromEntries(entries) as StudyValues
}

/** Whether the form says something else than the database. */
export function isChanged(values: VersionValues, version: StoredVersion | undefined): boolean {
  const stored = valuesOf(version)
  return values.published !== stored.published || fieldNames.some((field) => values[field] !== stored[field])
}

export const changedLanguages = (values: StudyValues, versions: Versions): Language[] =>
  languages.filter((language) => isChanged(values[language], versions[language]))

/** Whether anything is written in a version. */
export const hasText = (values: VersionValues): boolean =>
  fieldNames.some((field) => values[field].trim() !== '')

/** A language without a title is skipped when saving (spec 5). */
export const hasTitle = (values: VersionValues): boolean => values.title.trim() !== ''

/** What a saving leaves behind: text that was typed in a language without a title. All else is as it is stored. */
export function unsavedText(values: StudyValues, versions: Versions): StudyValues {
  const skipped = languages.filter((language) => {
    const stored = versions[language]
    const typed = { ...values[language], title: stored?.title ?? '' }
    return !hasTitle(values[language]) && hasText(typed) && isChanged(typed, stored)
  })
  return studyValues(versions, Object.fromEntries(skipped.map((language) => [language, values[language]])))
}

/** A language as its tab and the messages name it. */
export const codeOf = (language: Language): string => language.toUpperCase()
