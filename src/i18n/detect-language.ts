import { createInstance } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'

import { defaultLanguage, isLanguage, languages, type Language } from '@/i18n/languages'
import { LANGUAGE_KEY } from '@/i18n/remember-language'

const YEAR_IN_MINUTES = 60 * 24 * 365

/**
 * Returns the visitor's language for a page whose URL may not contain it, such as a page of the admin area (spec 2).
 * Uses the first language of the site that it finds in this order: the first segment of the path, the cookie, local
 * storage, the browser settings. Returns English if it finds none. Stores the result in the cookie.
 */
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
      // Removes the region. Otherwise i18next would prefer an exact match later in the list: for `['de-AT', 'en']`, it
      // would choose `en` instead of `de`. Replaces the standard code of Czech with the code of this site (D8).
      convertDetectedLanguage: (code) => code.replace(/-.*/, '').replace(/^cs$/i, 'cz'),
    },
  })
  const { language } = instance
  return isLanguage(language) ? language : defaultLanguage
}
