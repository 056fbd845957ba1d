import { caseStudyFields, type Field } from '@contracts/case-study'
import * as z from 'zod/mini'

import { isImageUrl } from '@/features/case-studies/image-rules'
import { defaultLanguage, languages } from '@/i18n/languages'

import { emptyFields, hasTitle, type StudyValues } from './study-values'

function errorOf(field: Field, value: string): string | undefined {
  const text = value.trim()
  if (text.length > field.max) {
    const [length, max] = [text.length, field.max].map((count) => count.toLocaleString('en'))
    return `This text has ${length} characters. At most ${max} are allowed.`
  }
  if (field.kind === 'image' && text !== '' && !isImageUrl(text)) {
    return 'This picture is not stored here. Please upload it, or enter an address that starts with https://.'
  }
  return undefined
}

/** Validates the form (spec 5, D35). Skips a language other than English without a title, as a save does. */
export const studySchema = z.custom<StudyValues>().check(({ value, issues }) => {
  for (const language of languages) {
    const version = value[language]
    const isEnglish = language === defaultLanguage
    if (!isEnglish && !hasTitle(version)) continue
    const missing = isEnglish ? emptyFields(version) : []
    for (const field of caseStudyFields) {
      const input = version[field.name]
      const isMissing = missing.includes(field.name)
      const message = isMissing ? 'Please fill in this field.' : errorOf(field, input)
      if (message) issues.push({ code: 'custom', message, path: [language, field.name], input })
    }
  }
})
