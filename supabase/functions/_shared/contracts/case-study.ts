import type { Tables } from './database.types.ts'

interface CaseStudyField {
  name: string
  kind: 'text' | 'html' | 'image'
  /** Maximum length in UTF-16 units. The table has the same limit in code points, which are never more. */
  max: number
  /** In the English version (spec 5) */
  required?: true
  /** An empty field is stored as null. */
  nullable?: true
  /** False if a translation copies the English value. */
  translated: boolean
}

/** The fields of a version of a case study (spec 3), in the order of the form */
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

/** The columns that the form saves (spec 7 row 8) */
export type VersionContent = Pick<Row, FieldName | 'slug' | 'language' | 'published'>

/** `source_digest`: the `text_digest` of the English version that a translation was made from or compared with (D45) */
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
