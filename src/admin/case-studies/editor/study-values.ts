import { caseStudyFields, type FieldName } from '@contracts/case-study'
import type { Json } from '@contracts/database.types'
import { recordOf } from '@contracts/records'

import type { StoredVersion } from '@/features/case-studies/model'
import { isLanguage, languages, type Language } from '@/i18n/languages'

export const fieldNames: readonly FieldName[] = caseStudyFields.map(({ name }) => name)

/** In English only (spec 5). */
export const requiredFields: readonly FieldName[] = caseStudyFields
  .filter((field) => 'required' in field)
  .map(({ name }) => name)

const htmlFields: readonly FieldName[] = caseStudyFields
  .filter(({ kind }) => kind === 'html')
  .map(({ name }) => name)

export const isHtmlField = (field: FieldName): boolean => htmlFields.includes(field)

export const fieldLabels: Readonly<Record<FieldName, string>> = {
  title: 'Title',
  client_name: 'Client',
  category: 'Category',
  featured_image: 'Featured image',
  excerpt: 'Short description',
  content: 'Content',
  about_company: 'About company',
  testimonial_text: 'Quote',
  testimonial_author: 'Author',
  testimonial_author_role: 'Role',
  testimonial_image: 'Photo',
}

export const noSlugMessage =
  'No address can be made from this title: it needs a letter from a to z or a digit.'

export type Texts = Record<FieldName, string>

/** @param version columns of a version, as stored or as in the history */
export function textsOf(version: Json | StoredVersion): Texts {
  const columns = new Map(Object.entries(version ?? {}))
  return recordOf(fieldNames, (field) => {
    const value: unknown = columns.get(field)
    return typeof value === 'string' ? value : ''
  })
}

/** Form values of one language. The name of a control is `<language>.<column>`, such as `sk.title`. */
export type VersionValues = Texts & { published: boolean }

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

/** A missing version is published, with empty texts (spec 4). */
export function valuesOf(version: StoredVersion | undefined): VersionValues {
  return {
    ...recordOf(fieldNames, (field) => version?.[field] ?? ''),
    published: version?.published !== false,
  }
}

export function studyValues(versions: StoredVersions, typed: Partial<StudyValues> = {}): StudyValues {
  return recordOf(languages, (language) => typed[language] ?? valuesOf(versions[language]))
}

/** Ignores white space at both ends of a text, because a save removes it. */
export function isChanged(values: VersionValues, version: StoredVersion | undefined): boolean {
  const stored = valuesOf(version)
  return (
    values.published !== stored.published ||
    fieldNames.some((field) => values[field].trim() !== stored[field].trim())
  )
}

export const changedLanguages = (values: StudyValues, versions: StoredVersions): Language[] =>
  languages.filter((language) => isChanged(values[language], versions[language]))

/** Changed, but a save skips them (spec 5). */
export const skippedLanguages = (values: StudyValues, versions: StoredVersions): Language[] =>
  changedLanguages(values, versions).filter((language) => !hasTitle(values[language]))

export const hasText = (values: VersionValues): boolean =>
  fieldNames.some((field) => values[field].trim() !== '')

/** A save skips a language other than English without a title (spec 5). */
export const hasTitle = (values: VersionValues): boolean => values.title.trim() !== ''

/** The editor only warns of them, because other languages than English can be published without them (spec 5). */
export const missingFields = (values: VersionValues): FieldName[] =>
  values.published && hasTitle(values) ? requiredFields.filter((field) => values[field].trim() === '') : []

/**
 * Returns the values that stay a draft after a save: the text of the languages that the save skipped because they have
 * no title. A stored language of which only the title was removed is not unsaved text.
 */
export function unsavedText(values: StudyValues, versions: StoredVersions): StudyValues {
  return recordOf(languages, (language) => {
    const stored = valuesOf(versions[language])
    const typed = { ...values[language], title: stored.title }
    const isUnsaved = !hasTitle(values[language]) && hasText(typed) && isChanged(typed, versions[language])
    return isUnsaved ? values[language] : stored
  })
}

export const codeOf = (language: Language): string => language.toUpperCase()
