import { languageFacts, type Language } from '@/i18n/languages'
import { memoize } from '@/lib/memoize'

const HOURS_48_MS = 48 * 60 * 60 * 1000

/** The Swedish locale formats a day as `2026-11-23`. */
const dayFormat = memoize((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Bratislava' }))

/**
 * Returns the day in Bratislava by which candidates are presented: 48 hours after `now` (Unix time in ms), such as
 * `2026-11-23`.
 */
export const presentationDay = (now: number): string => dayFormat('sv-SE').format(now + HOURS_48_MS)

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/**
 * Returns the weekday and the date of a day such as `2026-11-25`. `date` is the day and month in the given language
 * (`25. novembra`). `weekday` is the last part of a catalogue key, because Slovak and Czech need the accusative
 * (`v stredu`), which `Intl` cannot form.
 */
export function dayParts(
  day: string,
  language: Language,
): { weekday: (typeof weekdays)[number]; date: string } {
  const date = new Date(day)
  const { locale } = languageFacts[language]
  const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    weekday: weekdays[date.getUTCDay()] ?? 'sunday',
    date: dayAndMonth.format(date).replaceAll(' ', '\u00a0'),
  }
}
