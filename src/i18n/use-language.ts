import { createContext, useContext } from 'react'

import { defaultLanguage, type Language } from '@/i18n/languages'

/**
 * Language of the current page. There are two exceptions. In the admin area, whose pages are in English, it is the
 * language of the links to the public site. In the preview of a study, it is the language of the study.
 */
export const LanguageContext = createContext<Language>(defaultLanguage)

export const useLanguage = (): Language => useContext(LanguageContext)
