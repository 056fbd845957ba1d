/** The four languages by the code used in addresses, database and file names (D8), in display order. */
export const languages = ['en', 'sk', 'cz', 'de'] as const

export type Language = (typeof languages)[number]

/** Default and fallback language (spec 9). */
export const defaultLanguage: Language = 'en'

interface LanguageFacts {
  /** Standard language tag for html `lang`, hreflang and i18next plural rules: Czech is `cs` (D8). */
  tag: string
  /** Locale for dates and numbers (spec 9). */
  locale: string
  /** Locale code of the share tags (spec 2). */
  openGraph: string
  /** The language's name in itself. */
  name: string
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { tag: 'en', locale: 'en-US', openGraph: 'en_US', name: 'English' },
  sk: { tag: 'sk', locale: 'sk-SK', openGraph: 'sk_SK', name: 'Slovenčina' },
  cz: { tag: 'cs', locale: 'cs-CZ', openGraph: 'cs_CZ', name: 'Čeština' },
  de: { tag: 'de', locale: 'de-DE', openGraph: 'de_DE', name: 'Deutsch' },
}

/** Whether a value, for example the first segment of a path, is one of the four language codes. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
