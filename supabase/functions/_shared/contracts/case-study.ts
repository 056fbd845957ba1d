import type { Tables } from './database.types.ts'

interface CaseStudyField {
  /** Column of `public.case_studies`. */
  name: string
  kind: 'text' | 'html' | 'image'
  /** Most characters that the table takes, in UTF-16 units. */
  max: number
  /** Must be filled in in English (spec 5). */
  required?: true
  /** Stored as null if empty. */
  nullable?: true
  /** Translated by `create-case-study-translations`; every other field is copied from English. */
  translated?: true
}

/**
 * The fields that an editor fills in for each language version of a case study (spec 3), in the order of the form.
 * Column lists, form rules, written values and translations follow from this list;
 * `tests/database/case-study-contract.test.ts` compares it with the table.
 */
export const caseStudyFields = [
  { name: 'title', kind: 'text', max: 200, required: true, translated: true },
  { name: 'client_name', kind: 'text', max: 200, required: true },
  { name: 'category', kind: 'text', max: 100, translated: true },
  { name: 'featured_image', kind: 'image', max: 2000, nullable: true },
  { name: 'excerpt', kind: 'text', max: 1000, required: true, translated: true },
  { name: 'content', kind: 'html', max: 200_000, required: true, translated: true },
  { name: 'about_company', kind: 'html', max: 50_000, nullable: true, translated: true },
  { name: 'testimonial_text', kind: 'text', max: 5000, nullable: true, translated: true },
  { name: 'testimonial_author', kind: 'text', max: 200, nullable: true },
  { name: 'testimonial_author_role', kind: 'text', max: 200, nullable: true, translated: true },
  { name: 'testimonial_image', kind: 'image', max: 2000, nullable: true },
] as const satisfies readonly CaseStudyField[]

export type Field = (typeof caseStudyFields)[number]
export type FieldName = Field['name']

/** The row of a language version. */
type Row = Tables<'case_studies'>

/** The columns that an editor writes (spec 7 row 8); the database sets the others. */
export type VersionContent = Pick<Row, FieldName | 'slug' | 'language' | 'published'>

type Names<Fields extends readonly CaseStudyField[]> = {
  [Index in keyof Fields]: Fields[Index]['name']
}
type Joined<Columns extends readonly string[]> = Columns extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Rest extends readonly []
    ? First
    : `${First}, ${Joined<Rest>}`
  : never

/**
 * Joins the given columns and those of all fields for `select()`, which infers the type of the rows from the literal
 * type of the list.
 */
const withFields = <const Columns extends readonly string[]>(...columns: Columns) =>
  [...columns, ...caseStudyFields.map(({ name }) => name)].join(', ') as Joined<
    [...Columns, ...Names<typeof caseStudyFields>]
  >

/** Columns of a published study's page. */
export const publicColumns = withFields('slug', 'published_at')

/** Columns that an editor writes. */
export const contentColumns = withFields('slug', 'language', 'published')

/** Columns of the editor's form: those that an editor writes, and those that identify the stored version. */
export const editorColumns = withFields('id', 'updated_at', 'slug', 'language', 'published')

/**
 * Returns the columns to write for values typed into a form. Texts are trimmed; an empty one is stored as null if its
 * field is nullable.
 */
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
