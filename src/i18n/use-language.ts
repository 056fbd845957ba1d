import { createContext, useContext } from 'react'

import { defaultLanguage, type Language } from '@/i18n/languages'

/** Language of the page being shown; set by the layout, from the address alone. */
export const LanguageContext = createContext<Language>(defaultLanguage)

export const useLanguage = (): Language => useContext(LanguageContext)
