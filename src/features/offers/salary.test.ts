import { expect, test } from 'vitest'

import type { Language } from '@/i18n/languages'

import { salaryOf } from './salary'

/** No-break and thin spaces are told apart from nothing here, so that the expectations stay readable. */
const shown = (from: number | null, to: number | null, currency: string, language: Language) => {
  const salary = salaryOf({ salary_from: from, salary_to: to, salary_currency: currency }, language)
  return salary && `${salary.kind}: ${salary.amount.replace(/\s/g, ' ')}`
}

test.each([
  ['en', 'EUR', 'amount: €4,800 – €6,200'],
  ['sk', 'EUR', 'amount: 4 800 – 6 200 €'],
  ['cz', 'EUR', 'amount: 4 800 – 6 200 €'],
  ['de', 'EUR', 'amount: 4.800 – 6.200 €'],
  ['en', 'CZK', 'amount: CZK 4,800 – 6,200'],
  ['sk', 'CZK', 'amount: 4 800 – 6 200 CZK'],
  ['cz', 'CZK', 'amount: 4 800 – 6 200 Kč'],
  ['de', 'CZK', 'amount: 4.800 – 6.200 CZK'],
] as const)('a range in %s and %s', (language, currency, expected) =>
  expect(shown(4800, 6200, currency, language)).toBe(expected),
)

test('the dash stays with the number before it', () => {
  const salary = salaryOf({ salary_from: 4800, salary_to: 6200, salary_currency: 'EUR' }, 'cz')
  expect(salary?.amount).toContain('800\u00a0– 6')
})

test('equal ends are one number', () => expect(shown(5500, 5500, 'EUR', 'de')).toBe('amount: 5.500 €'))

test('one known end is shown as what it is', () => {
  expect(shown(5200, null, 'EUR', 'sk')).toBe('from: 5 200 €')
  expect(shown(null, 4500, 'EUR', 'en')).toBe('up_to: €4,500')
})

test('nothing known is nothing shown', () => expect(shown(null, null, 'EUR', 'en')).toBeNull())
