import { languageFacts, type Language } from '@/i18n/languages'
import { cached } from '@/lib/cached'

/** Written by hand, because the first `Intl` object of a page takes more than 50 ms on a slow phone. */
const groupSeparators: Record<Language, string> = { en: ',', sk: '\u00a0', cz: '\u00a0', de: '.' }

export const formatNumber = (value: number, language: Language): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, groupSeparators[language])

/** Rounds up. The texts of the forms name the unit. */
export const formatKilobytes = (bytes: number, language: Language): string =>
  formatNumber(Math.ceil(bytes / 1024), language)

/** The embedded backend returns times as `2026-03-05 09:30:00+00`. */
export const isoTime = (date: string) => date.replace(' ', 'T').replace(/\+00$/, 'Z')

/** For the admin area, in the time zone of the browser, such as `Mar 5, 2026, 10:30 AM`. */
export const formatTime = (time: string): string =>
  new Date(isoTime(time)).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const longDate = cached(
  (language: Language) =>
    new Intl.DateTimeFormat(languageFacts[language].locale, {
      dateStyle: 'long',
      timeZone: 'Europe/Bratislava',
    }),
)

/** In the locale of spec 9 and in Central European time, with non-breaking spaces. */
export const formatLongDate = (date: string, language: Language): string =>
  longDate(language)
    .format(new Date(isoTime(date)))
    .replaceAll(' ', '\u00a0')
