import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'

import { languages, type Language } from '@/i18n/languages'

import type { StudyValues } from './study-values'

export function useTabs(
  { setFocus }: Pick<UseFormReturn<StudyValues>, 'setFocus'>,
  initial: Language,
  onChange: ((language: Language) => void) | undefined,
) {
  const [language, setLanguage] = useState(initial)
  const showLanguage = (next: Language) => {
    // Renders the tab immediately, because `focusField` below cannot focus a hidden control.
    flushSync(() => setLanguage(next))
    if (next !== language) onChange?.(next)
  }
  const focusField = (tab: Language, field: FieldName) => {
    showLanguage(tab)
    setFocus(`${tab}.${field}`)
  }
  const focusFirstError = (errors: FieldErrors<StudyValues>) => {
    for (const tab of languages) {
      const field = caseStudyFields.find(({ name }) => errors[tab]?.[name])
      if (field) return focusField(tab, field.name)
    }
  }
  return { language, showLanguage, focusField, focusFirstError }
}
