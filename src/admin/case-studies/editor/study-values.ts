import { caseStudyFields, type Field, type FieldName } from '@contracts/case-study'
import type { Json } from '@contracts/database.types'
import { recordOf } from '@contracts/records'
import * as z from 'zod/mini'

import { isImageUrl } from '@/features/case-studies/image-rules'
import type { StoredVersion } from '@/features/case-studies/model'
import { defaultLanguage, isLanguage, languages, type Language } from '@/i18n/languages'

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

export const changedLanguages = (values: StudyValues, versions: StoredVersions): Language[] =>
  languages.filter((language) => isChanged(values[language], versions[language]))

export const skippedLanguages = (values: StudyValues, versions: StoredVersions): Language[] =>
  changedLanguages(values, versions).filter((language) => !hasTitle(values[language]))

export const hasText = (values: Texts): boolean => fieldNames.some((field) => values[field].trim() !== '')

/** A save skips a language other than English without a title (spec 5). */
export const hasTitle = (values: Texts): boolean => values.title.trim() !== ''

export const codeOf = (language: Language): string => language.toUpperCase()

function errorOf(field: Field, value: string, isEnglish: boolean): string | undefined {
  const text = value.trim()
  if (isEnglish && 'required' in field && text === '') return 'Please fill in this field.'
  if (text.length > field.max) {
    const [length, max] = [text.length, field.max].map((count) => count.toLocaleString('en'))
    return `This text has ${length} characters. At most ${max} are allowed.`
  }
  if (field.kind === 'image' && text !== '' && !isImageUrl(text)) {
    return 'This picture is not stored here. Please upload it, or enter an address that starts with https://.'
  }
  return undefined
}

/** Validates the form (spec 5, D35). Skips a language other than English without a title, as a save does. */
export const studySchema = z.custom<StudyValues>().check(({ value, issues }) => {
  for (const language of languages) {
    const version = value[language]
    const isEnglish = language === defaultLanguage
    if (!isEnglish && !hasTitle(version)) continue
    for (const field of caseStudyFields) {
      const input = version[field.name]
      const message = errorOf(field, input, isEnglish)
      if (message) issues.push({ code: 'custom', message, path: [language, field.name], input })
    }
  }
})

/** True if the English text has changed since the machine translation was made or marked as read (D45). */
export const isOutdated = (
  { source_digest }: Pick<StoredVersion, 'source_digest'>,
  english: Pick<StoredVersion, 'text_digest'> | undefined,
): boolean => source_digest !== null && english !== undefined && source_digest !== english.text_digest
