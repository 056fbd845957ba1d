import { expect, test } from 'vitest'

import type { Language } from '@/i18n/languages'

import { salaryOf } from './salary'

/**
 * Returns `<kind>: <amount>`, with normal spaces in place of no-break and thin spaces, so that the expected texts are
 * readable.
 */
const formatted = (from: number | null, to: number | null, currency: string, language: Language) => {
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
] as const)(
  'salaryOf writes a range for the language %s and the currency %s in the format of this language',
  (language, currency, expected) => expect(formatted(4800, 6200, currency, language)).toBe(expected),
)

test('salaryOf puts a non-breaking space before the dash of a range', () => {
  const salary = salaryOf({ salary_from: 4800, salary_to: 6200, salary_currency: 'EUR' }, 'cz')
  expect(salary?.amount).toContain('800\u00a0– 6')
})

test('salaryOf returns one number if minimum and maximum are equal', () =>
  expect(formatted(5500, 5500, 'EUR', 'de')).toBe('amount: 5.500 €'))

test('salaryOf returns the kind "from" with the minimum if only the minimum is known, and "up_to" with the maximum if only the maximum is known', () => {
  expect(formatted(5200, null, 'EUR', 'sk')).toBe('from: 5 200 €')
  expect(formatted(null, 4500, 'EUR', 'en')).toBe('up_to: €4,500')
})

test('salaryOf returns null if minimum and maximum salary are unknown', () =>
  expect(formatted(null, null, 'EUR', 'en')).toBeNull())
