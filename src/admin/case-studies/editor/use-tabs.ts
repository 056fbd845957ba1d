import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { useLocation, useSearchParams } from 'react-router-dom'

import { defaultLanguage, isLanguage, languages, type Language } from '@/i18n/languages'

import type { StudyValues } from './study-values'

/** The URL of a stored study has the open tab (`?lang=sk`), so that a link can lead to a tab. */
export function useTabs({ setFocus }: UseFormReturn<StudyValues>, slug: string | null) {
  const state: unknown = useLocation().state
  const [params, setParams] = useSearchParams()
  const [language, setLanguage] = useState(() => {
    const lang = params.get('lang')
    return isLanguage(lang) ? lang : defaultLanguage
  })
  const showLanguage = (next: Language) => {
    // `focusField` cannot focus a hidden control.
    flushSync(() => setLanguage(next))
    if (next === language || slug === null) return
    setParams(
      (current) => {
        if (next === defaultLanguage) current.delete('lang')
        else current.set('lang', next)
        return current
      },
      // The state tells that the form is still the same form.
      { replace: true, state },
    )
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
