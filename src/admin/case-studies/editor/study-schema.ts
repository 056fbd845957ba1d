import { caseStudyFields, type Field } from '@contracts/case-study'
import * as z from 'zod/mini'

import { isImageUrl } from '@/features/case-studies/image-rules'
import { defaultLanguage, languages } from '@/i18n/languages'

import { fieldTexts } from '../../texts/fields'
import { hasTitle, type StudyValues } from './study-values'

const texts = fieldTexts.errors

function errorOf(field: Field, value: string, isEnglish: boolean): string | undefined {
  const text = value.trim()
  if (isEnglish && 'required' in field && text === '') return texts.required
  if (text.length > field.max) return texts.tooLong(text.length, field.max)
  if (field.kind === 'image' && text !== '' && !isImageUrl(text)) return texts.image
  return undefined
}

/**
 * Validates the form (spec 5, D35). Skips a language other than English if it has no title, because a save skips this
 * language too.
 */
export const studySchema = z.custom<StudyValues>().check(({ value, issues }) => {
  for (const language of languages) {
    const version = value[language]
    const isEnglish = language === defaultLanguage
    if (!isEnglish && !hasTitle(version)) continue
    for (const field of caseStudyFields) {
      const input = version[field.name]
      const message = errorOf(field, input, isEnglish)
      if (message) issues.push({ code: 'custom', message, path: [language, field.name], input })
    }
  }
})
