import { createInstance } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'

import { defaultLanguage, isLanguage, languages, type Language } from '@/i18n/languages'

const STORAGE_KEY = 'language'
const YEAR_IN_MINUTES = 60 * 24 * 365

function createDetection() {
  const instance = createInstance()
  void instance.use(LanguageDetector).init({
    supportedLngs: [...languages],
    fallbackLng: defaultLanguage,
    initAsync: false,
    resources: {},
    detection: {
      order: ['path', 'cookie', 'localStorage', 'navigator'],
      caches: ['cookie'],
      lookupCookie: STORAGE_KEY,
      lookupLocalStorage: STORAGE_KEY,
      cookieMinutes: YEAR_IN_MINUTES,
      cookieOptions: { path: '/', sameSite: 'lax' },
      convertDetectedLanguage: (code) => code.replace(/^cs\b/i, 'cz'),
    },
  })
  return instance
}

/**
 * The visitor's language where the address does not tell it: path, cookie, local storage, browser, in this order,
 * English otherwise (spec 2). Values of an odd shape, such as injected script, are discarded by the detector.
 */
export function detectLanguage(): Language {
  const { language } = createDetection()
  return isLanguage(language) ? language : defaultLanguage
}

/** Remembers the language of a visited page in the cookie (spec 2). Never rejects: a browser may refuse cookies. */
export async function rememberLanguage(language: Language): Promise<void> {
  try {
    await createDetection().changeLanguage(language)
  } catch (error) {
    console.warn('The language could not be remembered', error)
  }
}
