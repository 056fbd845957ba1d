import { createContext, useContext } from 'react'

import { defaultLanguage, type Language } from '@/i18n/languages'

/**
 * Language of the current page. In the admin area, which is English, the language of the links to the public site. In
 * the preview of a study, the language of this study.
 */
export const LanguageContext = createContext<Language>(defaultLanguage)

export const useLanguage = (): Language => useContext(LanguageContext)
