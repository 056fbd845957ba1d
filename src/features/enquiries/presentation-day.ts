import { languageFacts, type Language } from '@/i18n/languages'

const HOURS_48_MS = 48 * 60 * 60 * 1000

/** The Swedish locale writes a date as ISO 8601 does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bratislava' })

/** Returns the calendar day in Bratislava 48 hours after `now` (ms): `2026-11-23`. */
export const presentationDay = (now: number): string => isoDay.format(now + HOURS_48_MS)

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/**
 * Takes a calendar day apart for a sentence. Day and month come from `Intl`, in the genitive in Slovak and Czech. The
 * weekday is a key, because there it is declined, which `Intl` cannot do ("v stredu").
 */
export function wordDay(
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
