import { expect, test } from 'vitest'

import { languageFacts, languages } from '@/i18n/languages'

import { formatLongDate, formatNumber } from './format'

test.each(languages)(
  'formatNumber returns the same text in the language %s as Intl.NumberFormat',
  (language) => {
    const format = new Intl.NumberFormat(languageFacts[language].locale, { useGrouping: 'always' })
    for (const value of [0, 7, 999, 1000, 4800, 12_000, 999_999, 1_234_567])
      expect(formatNumber(value, language)).toBe(format.format(value))
  },
)

test('formatLongDate returns the day in Central Europe, whatever the time zone of the browser', () => {
  expect(formatLongDate('2026-03-05 23:30:00+00', 'cz')).toBe('6.\u00a0března\u00a02026')
})
