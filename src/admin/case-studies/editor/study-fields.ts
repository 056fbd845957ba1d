import { caseStudyFields, type FieldName } from '@contracts/case-study'

export const fieldNames: readonly FieldName[] = caseStudyFields.map(({ name }) => name)

/** The fields that are required in English, but not in the other languages (spec 5). */
export const requiredFields: readonly FieldName[] = caseStudyFields
  .filter((field) => 'required' in field)
  .map(({ name }) => name)

const htmlFields: readonly FieldName[] = caseStudyFields
  .filter(({ kind }) => kind === 'html')
  .map(({ name }) => name)

export const isHtmlField = (field: FieldName): boolean => htmlFields.includes(field)

export const fieldLabels: Readonly<Record<FieldName, string>> = {
  title: 'Title',
  client_name: 'Client',
  category: 'Category',
  featured_image: 'Featured image',
  excerpt: 'Short description',
  content: 'Content (HTML)',
  about_company: 'About company (HTML)',
  testimonial_text: 'Testimonial quote',
  testimonial_author: 'Testimonial author',
  testimonial_author_role: 'Testimonial role',
  testimonial_image: 'Testimonial photo',
}

export const noSlugMessage =
  'No address can be made from this title: it needs a letter from a to z or a digit.'
