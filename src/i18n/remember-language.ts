import type { Language } from '@/i18n/languages'

/** Name of the cookie, and of the entry in local storage, that tell a visitor's language. */
export const LANGUAGE_KEY = 'language'

const YEAR_IN_SECONDS = 60 * 60 * 24 * 365

/** Remembers the language of a visited page in the cookie (spec 2); it is read by `detectLanguage`. */
export function rememberLanguage(language: Language): void {
  try {
    document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
  } catch (error) {
    console.warn('The language could not be remembered', error)
  }
}
