import { languageFacts, type Language } from '@/i18n/languages'

import { memoize } from './memoize'

const numberFormat = memoize((locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }))
const longDateFormat = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Bratislava' }),
)

/** Formats a number with the group separator of the language, also a number with only four digits. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(languageFacts[language].locale).format(value)
}

/** Converts a UTC time of the database to ISO 8601. The embedded backend returns times as `2026-03-05 09:30:00+00`. */
export const isoTime = (date: string) => date.replace(' ', 'T').replace(/\+00$/, 'Z')

/** Formats a time of the database as a long date in Central European time, such as 5. března 2026 (spec 9). */
export function formatLongDate(date: string, language: Language): string {
  return longDateFormat(languageFacts[language].locale).format(new Date(isoTime(date)))
}
