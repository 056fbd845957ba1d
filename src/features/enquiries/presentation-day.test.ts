import { expect, test } from 'vitest'

import { languages } from '@/i18n/languages'

import { presentationDay, dayParts } from './presentation-day'

test.each([
  ['in the middle of a week', '2026-11-18T09:00:00Z', '2026-11-20'],
  ['just before midnight in Bratislava in winter (UTC+1)', '2026-11-18T22:59:59Z', '2026-11-20'],
  ['at midnight in Bratislava in winter (UTC+1)', '2026-11-18T23:00:00Z', '2026-11-21'],
  ['at midnight in Bratislava in summer (UTC+2)', '2026-07-01T22:00:00Z', '2026-07-04'],
  ['over the turn of the year', '2026-12-30T12:00:00Z', '2027-01-01'],
  ['over the end of February in a leap year', '2028-02-28T12:00:00Z', '2028-03-01'],
  // The clock skips an hour: 48 hours later it shows one hour more, which is after midnight.
  ['over the start of summer time (29 March 2026)', '2026-03-27T22:30:00Z', '2026-03-30'],
  // The clock repeats an hour: 48 hours later it shows one hour less, which is before midnight.
  ['over the end of summer time (25 October 2026)', '2026-10-23T22:30:00Z', '2026-10-25'],
])('presentationDay returns the day 48 hours later %s', (_, now, day) =>
  expect(presentationDay(Date.parse(now))).toBe(day),
)

test.each([
  ['2026-11-25', 'wednesday', ['November 25', '25. novembra', '25. listopadu', '25. November']],
  ['2027-01-01', 'friday', ['January 1', '1. januára', '1. ledna', '1. Januar']],
])('dayParts returns the weekday key and the date of %s in four languages', (day, weekday, dates) => {
  expect(languages.map((language) => dayParts(day, language))).toEqual(
    dates.map((date) => ({ weekday, date: date.replace(' ', '\u00a0') })),
  )
})
