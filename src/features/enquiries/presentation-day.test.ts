import { expect, test } from 'vitest'

import { languages } from '@/i18n/languages'

import { presentationDay, dayParts } from './presentation-day'

test.each([
  ['2026-11-18T09:00:00Z', '2026-11-20', 'middle of a week'],
  ['2026-11-18T22:59:59Z', '2026-11-20', 'just before midnight in Bratislava in winter, UTC+1'],
  ['2026-11-18T23:00:00Z', '2026-11-21', 'midnight in Bratislava in winter, UTC+1'],
  ['2026-07-01T22:00:00Z', '2026-07-04', 'midnight in Bratislava in summer, UTC+2'],
  ['2026-12-30T12:00:00Z', '2027-01-01', 'turn of the year'],
  ['2028-02-28T12:00:00Z', '2028-03-01', 'end of February in a leap year'],
  // The result is Monday: in Bratislava, 48 hours after 23:30 on Friday (UTC+1) it is 00:30 on Monday (UTC+2).
  ['2026-03-27T22:30:00Z', '2026-03-30', 'start of summer time'],
  // The result is Sunday: in Bratislava, 48 hours after 00:30 on Saturday (UTC+2) it is 23:30 on Sunday (UTC+1).
  ['2026-10-23T22:30:00Z', '2026-10-25', 'end of summer time'],
])('for %s, presentationDay returns %s, the day in Bratislava 48 hours later (%s)', (now, day) =>
  expect(presentationDay(Date.parse(now))).toBe(day),
)

test.each([
  ['2026-11-25', 'wednesday', ['November 25', '25. novembra', '25. listopadu', '25. November']],
  ['2027-01-01', 'friday', ['January 1', '1. januára', '1. ledna', '1. Januar']],
])(
  'for %s, dayParts returns the weekday %s and the date in each of the four languages',
  (day, weekday, dates) => {
    expect(languages.map((language) => dayParts(day, language))).toEqual(
      dates.map((date) => ({ weekday, date: date.replace(' ', '\u00a0') })),
    )
  },
)
