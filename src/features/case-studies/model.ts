import type { FieldName, VersionContent } from '@contracts/case-study'
import type { Tables } from '@contracts/database.types'

import type { Language } from '@/i18n/languages'

type Row = Tables<'case_studies'>

/** What a card of the public list shows. */
export type StudySummary = Pick<
  Row,
  'slug' | 'title' | 'excerpt' | 'category' | 'featured_image' | 'published_at'
>

/** What a study's page shows. */
export type Study = Pick<Row, FieldName | 'slug' | 'published_at'>

/** A study in the language it was found in: the page's language, or English (spec 4, D16). */
export interface FoundStudy {
  study: Study
  language: Language
}

/** What the link to the next study shows, in the page's language or English. */
export interface NextStudy extends Pick<Row, 'slug' | 'title' | 'featured_image'> {
  language: Language
}

/** A stored language version; `updated_at` tells whether somebody has saved it since it was read (D33). */
export type StoredVersion = VersionContent & Pick<Row, 'id' | 'updated_at'>
