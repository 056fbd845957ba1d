import { languageFacts, type Language } from '@/i18n/languages'

/** A whole number as the language groups it; four digits are grouped too, so that columns agree. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(languageFacts[language].locale, { useGrouping: 'always' }).format(value)
}

/** Converts a time as the embedded backend writes it, `2026-03-05 09:30:00+00`, to ISO 8601. */
export const isoTime = (date: string) => date.replace(' ', 'T').replace(/\+00$/, 'Z')

/** A date in its long form, such as 5. března 2026 (spec 9). */
export function formatLongDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Bratislava',
  }).format(new Date(isoTime(date)))
}
