import type { FieldName, VersionContent } from '@contracts/case-study'
import type { Tables } from '@contracts/database.types'

import type { Language } from '@/i18n/languages'

type Row = Tables<'case_studies'>

/** A study as its card in the public list shows it. */
export type StudySummary = Pick<
  Row,
  'slug' | 'title' | 'excerpt' | 'category' | 'featured_image' | 'published_at'
>

/** A study as its page shows it: its version in `language`, the page's language or English (spec 4, D16). */
export type PublishedStudy = Pick<Row, FieldName | 'slug' | 'published_at'> & { language: Language }

/** A study as the link to the next study shows it. */
export type NextStudy = Pick<PublishedStudy, 'slug' | 'title' | 'featured_image' | 'language'>

/** A version as the database has it. `updated_at` tells whether somebody has saved it since it was read (D33). */
export type StoredVersion = VersionContent & Pick<Row, 'id' | 'updated_at'>
