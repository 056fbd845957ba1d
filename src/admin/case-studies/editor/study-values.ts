import { caseStudyFields, type FieldName } from '@contracts/case-study'
import type { Json } from '@contracts/database.types'
import { isFilled } from '@contracts/fields'
import { recordOf } from '@contracts/records'

import type { StoredVersion } from '@/features/case-studies/model'
import { parseHtml } from '@/features/case-studies/study-html'
import { isLanguage, languages, type Language } from '@/i18n/languages'

export const fieldNames: readonly FieldName[] = caseStudyFields.map(({ name }) => name)

/** In English only (spec 5). */
export const requiredFields: readonly FieldName[] = caseStudyFields
  .filter((field) => 'required' in field)
  .map(({ name }) => name)

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

export function versionsByLanguage(versions: readonly StoredVersion[]): StoredVersions {
  return Object.fromEntries(
    versions.filter(({ language }) => isLanguage(language)).map((version) => [version.language, version]),
  )
}

/** The form shows a version that does not exist as published, with empty texts (spec 4). */
export function valuesOf(version: StoredVersion | undefined): VersionValues {
  return { ...textsOf(version ?? null), published: version?.published !== false }
}

export function studyValues(versions: StoredVersions, typed: Partial<StudyValues> = {}): StudyValues {
  return recordOf(languages, (language) => typed[language] ?? valuesOf(versions[language]))
}

/** Ignores white space at both ends of a text, because a save removes it. */
export const changedFields = (before: Texts, after: Texts): FieldName[] =>
  fieldNames.filter((field) => before[field].trim() !== after[field].trim())

export function isChanged(values: VersionValues, version: StoredVersion | undefined): boolean {
  const stored = valuesOf(version)
  return values.published !== stored.published || changedFields(stored, values).length > 0
}

/**
 * Returns whether the form can take over a version that was loaded, because nobody has changed its text here, because its
 * text is what is typed or was sent, or because only its other columns differ.
 * @param base the stored version on which the typed text is based
 */
export const followsStored = (
  typed: VersionValues,
  base: StoredVersion | undefined,
  stored: StoredVersion | undefined,
  sent: VersionValues | undefined,
): boolean =>
  !isChanged(typed, base) ||
  !isChanged(typed, stored) ||
  (sent !== undefined && stored !== undefined && !isChanged(sent, stored)) ||
  !isChanged(valuesOf(base), stored)

export const changedLanguages = (values: StudyValues, versions: StoredVersions): Language[] =>
  languages.filter((language) => isChanged(values[language], versions[language]))

export const skippedLanguages = (values: StudyValues, versions: StoredVersions): Language[] =>
  changedLanguages(values, versions).filter((language) => !hasTitle(values[language]))

export const hasText = (values: Texts): boolean => fieldNames.some((field) => values[field].trim() !== '')

/** A save skips a language other than English without a title (spec 5). */
export const hasTitle = (values: Texts): boolean => isFilled(values.title)

/** The required fields (spec 5) that show nothing. A text of empty elements shows nothing, but a picture does. */
export const emptyFields = (values: Texts): FieldName[] =>
  requiredFields.filter((field) => {
    const text = values[field]
    return !(field === 'content' ? isHtmlFilled(text) : isFilled(text))
  })

function isHtmlFilled(html: string): boolean {
  const root = parseHtml(html)
  return isFilled(root.textContent) || root.querySelector('img') !== null
}

export const codeOf = (language: string): string => language.toUpperCase()

/** True if the English text has changed since the translation was made, saved or compared (D45). */
export const isOutdated = (
  { source_digest }: Pick<StoredVersion, 'source_digest'>,
  english: Pick<StoredVersion, 'text_digest'> | undefined,
): boolean => source_digest !== null && english !== undefined && source_digest !== english.text_digest
