/** In display order. Here, Czech is `cz` (D8). */
export const languages = ['en', 'sk', 'cz', 'de'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

interface LanguageFacts {
  /** For `lang`, `hreflang` and plural rules. Czech is `cs`, not `cz` (D8). */
  tag: string
  locale: string
  openGraph: string
  name: string
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { tag: 'en', locale: 'en-US', openGraph: 'en_US', name: 'English' },
  sk: { tag: 'sk', locale: 'sk-SK', openGraph: 'sk_SK', name: 'Slovenčina' },
  cz: { tag: 'cs', locale: 'cs-CZ', openGraph: 'cs_CZ', name: 'Čeština' },
  de: { tag: 'de', locale: 'de-DE', openGraph: 'de_DE', name: 'Deutsch' },
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
