import type { FieldName, Provenance, VersionContent } from '@contracts/case-study'
import type { Tables } from '@contracts/database.types'

import { languageFacts, type Language } from '@/i18n/languages'
import { isoTime } from '@/lib/format'
import { publisher, type Thing } from '@/seo/schema-org'
import { titleAndUrl, type PageMeta } from '@/seo/seo'
import { pictureUrl } from '@/seo/share-image'

type Row = Tables<'case_studies'>

export type StudySummary = Pick<
  Row,
  'slug' | 'title' | 'excerpt' | 'category' | 'featured_image' | 'published_at'
>

/** HTML that `sanitizeHtml` has returned, or a part of it. `RichText` shows no other HTML (D24). */
export type SafeHtml = string & { readonly isSafeHtml: true }

/** The version in the language of the page, otherwise the English version (spec 4, D16). */
export type PublishedStudy = Pick<
  Row,
  Exclude<FieldName, 'content' | 'about_company'> | 'slug' | 'published_at'
> & { content: SafeHtml; about_company: SafeHtml | null; language: Language }

export type StudyOfPage = PublishedStudy & Pick<Row, 'updated_at'> & { pageLanguages: Language[] }

export type StoredVersion = VersionContent &
  Provenance &
  Pick<Row, 'id' | 'updated_at' | 'published_at' | 'text_digest'>

export const studyMeta = ({ slug, title, excerpt, featured_image, language }: PublishedStudy) =>
  ({
    page: 'case-study',
    params: { slug },
    title,
    description: excerpt,
    image: featured_image,
    type: 'article',
    canonicalLanguage: language,
  }) satisfies PageMeta

/** For search engines. */
export const articleData = (study: StudyOfPage): Thing => ({
  '@type': 'Article',
  headline: study.title,
  description: study.excerpt,
  image: pictureUrl(study.featured_image, study.language),
  datePublished: study.published_at ? isoTime(study.published_at) : undefined,
  dateModified: isoTime(study.updated_at),
  inLanguage: languageFacts[study.language].tag,
  mainEntityOfPage: titleAndUrl(studyMeta(study), study.language).url,
  author: publisher,
  publisher,
})

/** Spec 5. Empty if the title has no letter from a to z and no digit. */
export const slugFrom = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    // Hosts use these names for other pages.
    .replace(/^(404|index)$/, '$1-study')
