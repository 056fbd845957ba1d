import { expect, test } from 'vitest'

import { languages } from '@/i18n/languages'

import { presentationDay, wordDay } from './presentation-day'

test.each([
  ['in the middle of a week', '2026-11-18T09:00:00Z', '2026-11-20'],
  ['just before midnight in Bratislava, where it is UTC+1', '2026-11-18T22:59:59Z', '2026-11-20'],
  ['at midnight in Bratislava', '2026-11-18T23:00:00Z', '2026-11-21'],
  ['at midnight in Bratislava in summer, where it is UTC+2', '2026-07-01T22:00:00Z', '2026-07-04'],
  ['over the turn of the year', '2026-12-30T12:00:00Z', '2027-01-01'],
  ['over the end of February in a leap year', '2028-02-28T12:00:00Z', '2028-03-01'],
  // 48 hours are 48 hours: the clock shows one hour more, which passes midnight ...
  ['over the start of summer time (29 March 2026)', '2026-03-27T22:30:00Z', '2026-03-30'],
  // ... or one hour less, which does not.
  ['over the end of summer time (25 October 2026)', '2026-10-23T22:30:00Z', '2026-10-25'],
])('%s', (_, now, day) => expect(presentationDay(Date.parse(now))).toBe(day))

test.each([
  ['2026-11-25', 'wednesday', ['November 25', '25. novembra', '25. listopadu', '25. November']],
  ['2027-01-01', 'friday', ['January 1', '1. januára', '1. ledna', '1. Januar']],
])('%s is worded in four languages', (day, weekday, dates) => {
  expect(languages.map((language) => wordDay(day, language))).toEqual(
    dates.map((date) => ({ weekday, date: date.replace(' ', '\u00a0') })),
  )
})
