import { createContext, useContext } from 'react'

import { defaultLanguage, type Language } from '@/i18n/languages'

/** The language of the page. In the preview of a study, the language of the study. */
export const LanguageContext = createContext<Language>(defaultLanguage)

export const useLanguage = (): Language => useContext(LanguageContext)

/** Name of the cookie that stores the language, and of the entry in local storage that `detectLanguage` also reads. */
export const LANGUAGE_KEY = 'language'

const YEAR_IN_SECONDS = 60 * 60 * 24 * 365

export function rememberLanguage(language: Language): void {
  try {
    document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
  } catch (error) {
    console.warn('Could not store the language', error)
  }
}
