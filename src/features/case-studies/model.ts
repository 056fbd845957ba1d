import type { Language } from '@/i18n/languages'
import type { Tables } from '@/lib/database.types'

type Row = Tables<'case_studies'>

/** What a card of the list shows. */
export type StudySummary = Pick<
  Row,
  'slug' | 'title' | 'excerpt' | 'category' | 'featured_image' | 'published_at'
>

/** What the detail page shows. */
export type Study = StudySummary &
  Pick<
    Row,
    | 'content'
    | 'client_name'
    | 'about_company'
    | 'testimonial_text'
    | 'testimonial_author'
    | 'testimonial_author_role'
    | 'testimonial_image'
  >

/** A study in the language it was found in: the asked one, or English (spec 4, D16). */
export interface FoundStudy {
  study: Study
  language: Language
}
