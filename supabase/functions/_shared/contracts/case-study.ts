import type { Tables } from './database.types.ts'

interface CaseStudyField {
  name: string
  kind: 'text' | 'html' | 'image'
  /** Maximum length in UTF-16 units. The table has the same limit in code points, which are never more. */
  max: number
  /** True if the field is required in the English version (spec 5). */
  required?: true
  /** True if an empty field is stored as null. */
  nullable?: true
  /** True if `create-case-study-translations` translates the field. False if it copies the English value. */
  translated: boolean
}

/**
 * The fields that an administrator fills in for each version of a case study (spec 3), in the order of the form.
 * Column lists, form rules, saved values and translations are derived from this list.
 */
export const caseStudyFields = [
  { name: 'title', kind: 'text', max: 200, required: true, translated: true },
  { name: 'client_name', kind: 'text', max: 200, required: true, translated: false },
  { name: 'category', kind: 'text', max: 100, translated: true },
  { name: 'featured_image', kind: 'image', max: 2000, nullable: true, translated: false },
  { name: 'excerpt', kind: 'text', max: 1000, required: true, translated: true },
  { name: 'content', kind: 'html', max: 200_000, required: true, translated: true },
  { name: 'about_company', kind: 'html', max: 50_000, nullable: true, translated: true },
  { name: 'testimonial_text', kind: 'text', max: 5000, nullable: true, translated: true },
  { name: 'testimonial_author', kind: 'text', max: 200, nullable: true, translated: false },
  { name: 'testimonial_author_role', kind: 'text', max: 200, nullable: true, translated: true },
  { name: 'testimonial_image', kind: 'image', max: 2000, nullable: true, translated: false },
] as const satisfies readonly CaseStudyField[]

export type Field = (typeof caseStudyFields)[number]
export type FieldName = Field['name']

type Row = Tables<'case_studies'>

/** The columns that a save of the form writes for each version of a case study (spec 7 row 8). */
export type VersionContent = Pick<Row, FieldName | 'slug' | 'language' | 'published'>

/**
 * Where a machine translation comes from (D45): the `text_digest` of the English version that it was made from or last
 * compared with (null for a version that a person wrote), and whether no person has read it yet.
 */
export type Provenance = Pick<Row, 'source_digest' | 'unread'>

// Literal strings, because `select()` derives the type of the rows from them. The compiler reports a missing field.
const fieldColumns =
  'title, client_name, category, featured_image, excerpt, content, about_company, testimonial_text, testimonial_author, testimonial_author_role, testimonial_image'

export const publicColumns = `slug, published_at, ${fieldColumns}` as const

export const sourceColumns = `slug, language, published, text_digest, ${fieldColumns}` as const

export const editorColumns =
  `id, updated_at, published_at, slug, language, published, text_digest, source_digest, unread, ${fieldColumns}` as const

export function contentOf(
  values: Readonly<Record<FieldName, string>>,
  version: Pick<Row, 'slug' | 'language' | 'published'>,
): VersionContent {
  const content = { ...version, ...values }
  const entries = caseStudyFields.map((field) => {
    const text = content[field.name].trim()
    return [field.name, 'nullable' in field ? text || null : text] as const
  })
  return { ...content, ...Object.fromEntries(entries) }
}
