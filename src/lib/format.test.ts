import { expect, test } from 'vitest'

import { languageFacts, languages } from '@/i18n/languages'

import { formatNumber } from './format'

test.each(languages)(
  'formatNumber returns the same text in the language %s as Intl.NumberFormat',
  (language) => {
    const format = new Intl.NumberFormat(languageFacts[language].locale, { useGrouping: 'always' })
    for (const value of [0, 7, 999, 1000, 4800, 12_000, 999_999, 1_234_567])
      expect(formatNumber(value, language)).toBe(format.format(value))
  },
)
