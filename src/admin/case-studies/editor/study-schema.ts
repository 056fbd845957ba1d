import * as z from 'zod/mini'

import { isImageAddress } from '@/features/case-studies/image-rules'
import { defaultLanguage, languages } from '@/i18n/languages'

import { editorTexts } from '../editor-texts'
import { hasTitle, limits, type StudyValues, type TextField } from './study-values'

const { faults } = editorTexts

const text = (field: TextField) => z.string().check(z.maxLength(limits[field], faults.tooLong(limits[field])))
const required = (field: TextField) =>
  text(field).check(z.refine((value) => value.trim() !== '', faults.required))
const image = (field: TextField) =>
  text(field).check(z.refine((value) => value.trim() === '' || isImageAddress(value.trim()), faults.image))

const translation = z.object({
  title: text('title'),
  client_name: text('client_name'),
  category: text('category'),
  featured_image: image('featured_image'),
  excerpt: text('excerpt'),
  content: text('content'),
  about_company: text('about_company'),
  testimonial_text: text('testimonial_text'),
  testimonial_author: text('testimonial_author'),
  testimonial_author_role: text('testimonial_author_role'),
  testimonial_image: image('testimonial_image'),
  published: z.boolean(),
})

const english = z.extend(translation, {
  title: required('title'),
  client_name: required('client_name'),
  excerpt: required('excerpt'),
  content: required('content'),
})

/**
 * The rules of the form (spec 5, D35): English needs title, client, short description and content; a language
 * without a title is not saved and so not checked.
 */
export const studySchema = z.custom<StudyValues>().check(({ value, issues }) => {
  for (const language of languages) {
    const version = value[language]
    if (language !== defaultLanguage && !hasTitle(version)) continue
    const { error } = (language === defaultLanguage ? english : translation).safeParse(version)
    for (const { message, path } of error?.issues ?? [])
      issues.push({ code: 'custom', message, path: [language, ...path], input: version })
  }
})
