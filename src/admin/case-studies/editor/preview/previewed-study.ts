import { contentOf, type FieldName } from '@contracts/case-study'

import { isImageUrl } from '@/features/case-studies/image-rules'
import type { PublishedStudy } from '@/features/case-studies/model'
import { withSafeHtml } from '@/features/case-studies/sanitize'
import { slugFrom } from '@/features/case-studies/slug'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { fieldLabels, fieldMessages } from '../study-fields'
import { studySchema } from '../study-schema'
import { hasTitle, missingFields, type StudyValues } from '../study-values'

export interface PreviewedVersion {
  language: Language
  /** Slug of the study. Null for a new study, whose slug is made from the English title. */
  slug: string | null
  /** Null if the version has never been published. */
  publishedAt: string | null
  values: StudyValues
}

const UNKNOWN_SLUG = '…'

/**
 * Returns the study that visitors would read if the form values of one language were saved and published now. Sanitises
 * its HTML (D24).
 */
export function previewedStudy({ language, slug, publishedAt, values }: PreviewedVersion): PublishedStudy {
  const { published } = values[language]
  const content = contentOf(values[language], {
    slug: slug ?? (slugFrom(values[defaultLanguage].title) || UNKNOWN_SLUG),
    language,
    published,
  })
  return {
    ...withSafeHtml(content),
    language,
    featured_image: imageOrNull(content.featured_image),
    testimonial_image: imageOrNull(content.testimonial_image),
    published_at: publishedAt ?? new Date().toISOString(),
  }
}

/** Returns null for a URL that the database would refuse, because visitors would never see this picture. */
const imageOrNull = (url: string | null) => (url && isImageUrl(url) ? url : null)

export function problemsOf({ language, values }: Pick<PreviewedVersion, 'language' | 'values'>): string[] {
  const version = values[language]
  const { issues = [] } = studySchema.safeParse(values).error ?? {}
  const invalid = issues.flatMap(({ path: [tab, field], message }) =>
    tab === language ? [`${fieldLabels[field as FieldName]}: ${message}`] : [],
  )
  const missing = language === defaultLanguage ? [] : missingFields(version)
  return [
    ...invalid,
    ...(language !== defaultLanguage && !hasTitle(version) ? [fieldMessages.notSavedWithoutTitle] : []),
    ...missing.map((field) => `${fieldLabels[field]}: ${fieldMessages.required}`),
    ...(version.published
      ? []
      : ['This language is a draft. Visitors see it when it is published and saved.']),
  ]
}
