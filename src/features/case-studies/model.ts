import type { FieldName, Provenance, VersionContent } from '@contracts/case-study'
import type { Tables } from '@contracts/database.types'

import type { Language } from '@/i18n/languages'
import type { PageMeta } from '@/seo/seo'

type Row = Tables<'case_studies'>

export type StudySummary = Pick<
  Row,
  'slug' | 'title' | 'excerpt' | 'category' | 'featured_image' | 'published_at'
>

/** HTML that `sanitizeHtml` has returned. `RichText` shows no other HTML (D24). */
export type SafeHtml = string & { readonly isSafeHtml: true }

/** The version in the language of the page, otherwise the English version (spec 4, D16). */
export type PublishedStudy = Pick<
  Row,
  Exclude<FieldName, 'content' | 'about_company'> | 'slug' | 'published_at'
> & { content: SafeHtml; about_company: SafeHtml | null; language: Language }

export type StudyOfPage = PublishedStudy & { pageLanguages: Language[] }

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

/** Spec 5. Empty if the title has no letter from a to z and no digit. */
export const slugFrom = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
