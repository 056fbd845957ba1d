import { languageFacts, type Language } from '@/i18n/languages'

import { memoize } from './memoize'

/**
 * Separators of groups of three digits. `formatNumber` uses these constants instead of `Intl.NumberFormat`, because the
 * first `Intl` object of a page takes more than 50 ms on a slow phone (docs/decisions/0053), and the home page needs no
 * other `Intl` object.
 */
const groupSeparators: Record<Language, string> = { en: ',', sk: '\u00a0', cz: '\u00a0', de: '.' }

const longDateFormat = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Bratislava' }),
)

/** Formats a whole number with the group separator of the language, also a number with only four digits. */
export const formatNumber = (value: number, language: Language): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, groupSeparators[language])

/** Converts a UTC time of the database to ISO 8601. The embedded backend returns times as `2026-03-05 09:30:00+00`. */
export const isoTime = (date: string) => date.replace(' ', 'T').replace(/\+00$/, 'Z')

/** Formats a time of the database as a long date in Central European time, such as 5. března 2026 (spec 9). */
export function formatLongDate(date: string, language: Language): string {
  return longDateFormat(languageFacts[language].locale).format(new Date(isoTime(date)))
}
