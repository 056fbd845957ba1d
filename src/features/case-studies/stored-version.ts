import type { Tables } from '@/lib/database.types'

type Row = Tables<'case_studies'>

/** What an administrator writes in one language version (spec 7 row 8): these columns, no others. */
export type VersionContent = Pick<
  Row,
  | 'title'
  | 'excerpt'
  | 'content'
  | 'client_name'
  | 'category'
  | 'featured_image'
  | 'published'
  | 'slug'
  | 'about_company'
  | 'testimonial_text'
  | 'testimonial_author'
  | 'testimonial_author_role'
  | 'testimonial_image'
  | 'language'
>

/** A language version as the database holds it; `updated_at` tells whether somebody has saved it since (D33). */
export type StoredVersion = VersionContent & Pick<Row, 'id' | 'updated_at'>

export const VERSION_COLUMNS =
  'id, updated_at, slug, language, title, excerpt, content, client_name, category, featured_image, published, ' +
  'about_company, testimonial_text, testimonial_author, testimonial_author_role, testimonial_image'
