import { createContext, useContext } from 'react'

import { defaultLanguage, type Language } from '@/i18n/languages'

/** Language of the current page. The layout sets it from the URL. */
export const LanguageContext = createContext<Language>(defaultLanguage)

export const useLanguage = (): Language => useContext(LanguageContext)
