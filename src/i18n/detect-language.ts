import { createInstance } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'

import { defaultLanguage, isLanguage, languageFacts, languages, type Language } from '@/i18n/languages'
import { LANGUAGE_KEY } from '@/i18n/use-language'

const YEAR_IN_MINUTES = 60 * 24 * 365

/** The first of path, cookie, local storage and browser settings (spec 2). Stores the result in the cookie. */
export function detectLanguage(): Language {
  const instance = createInstance()
  void instance.use(LanguageDetector).init({
    supportedLngs: [...languages],
    fallbackLng: defaultLanguage,
    initAsync: false,
    resources: {},
    detection: {
      order: ['path', 'cookie', 'localStorage', 'navigator'],
      caches: ['cookie'],
      lookupCookie: LANGUAGE_KEY,
      lookupLocalStorage: LANGUAGE_KEY,
      cookieMinutes: YEAR_IN_MINUTES,
      cookieOptions: { path: '/', sameSite: 'lax' },
      // i18next would prefer an exact match later in the list: `en` for `['de-AT', 'en']`.
      convertDetectedLanguage: (code) => {
        const tag = code.replace(/-.*/, '')
        return languages.find((language) => languageFacts[language].tag === tag) ?? tag
      },
    },
  })
  const { language } = instance
  return isLanguage(language) ? language : defaultLanguage
}
