import type { StoredVersion, VersionContent } from '@/features/case-studies/stored-version'
import { isLanguage, languages, type Language } from '@/i18n/languages'

/** The text fields of a language version with the most characters that the table takes. */
export const limits = {
  title: 200,
  client_name: 200,
  category: 100,
  featured_image: 2000,
  excerpt: 1000,
  content: 200_000,
  about_company: 50_000,
  testimonial_text: 5000,
  testimonial_author: 200,
  testimonial_author_role: 200,
  testimonial_image: 2000,
} as const

export type TextField = keyof typeof limits

/** In the order of the form. */
export const textFields = Object.keys(limits) as TextField[]

/** What the form holds for one language; controls are named `<language>.<column>`. */
export type VersionValues = Record<TextField, string> & { published: boolean }

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
  const texts = textFields.map((field) => [field, version?.[field] ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
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
  return values.published !== stored.published || textFields.some((field) => values[field] !== stored[field])
}

export const changedLanguages = (values: StudyValues, versions: Versions): Language[] =>
  languages.filter((language) => isChanged(values[language], versions[language]))

/** Whether anything is written in a version. */
export const hasText = (values: VersionValues): boolean =>
  textFields.some((field) => values[field].trim() !== '')

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

/** The columns that are written (spec 7 row 8); optional ones are null when empty. */
export function contentOf(values: VersionValues, slug: string, language: Language): VersionContent {
  const optional = (field: TextField) => values[field].trim() || null
  return {
    title: values.title.trim(),
    excerpt: values.excerpt.trim(),
    content: values.content,
    client_name: values.client_name.trim(),
    category: values.category.trim(),
    featured_image: optional('featured_image'),
    published: values.published,
    slug,
    about_company: optional('about_company'),
    testimonial_text: optional('testimonial_text'),
    testimonial_author: optional('testimonial_author'),
    testimonial_author_role: optional('testimonial_author_role'),
    testimonial_image: optional('testimonial_image'),
    language,
  }
}

/** A language as its tab and the messages name it. */
export const codeOf = (language: Language): string => language.toUpperCase()
