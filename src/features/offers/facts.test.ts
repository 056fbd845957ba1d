import { expect, test } from 'vitest'

import { languages, type Language } from '@/i18n/languages'

import { employmentTypeFact, locationFact, requiredLanguages, salaryOf } from './facts'
import { employmentTypes, locations } from './vocabulary'

const texts = (facts: { text: string }[]) => facts.map(({ text }) => text).join(', ')

test.each([
  ['en', 'Vienna', 'Remote', 'Contract', 'English, Slovak'],
  ['sk', 'Viedeň', 'Na diaľku', 'Kontrakt na živnosť', 'Angličtina, slovenčina'],
  ['cz', 'Vídeň', 'Na dálku', 'Kontrakt na IČO', 'Angličtina, slovenština'],
  ['de', 'Wien', 'Remote', 'Freiberuflich', 'Englisch, Slowakisch'],
] as const)(
  'known locations, employment types and languages are in the language %s',
  (language, vienna, remote, employmentType, required) => {
    expect(locationFact('Vienna', language)).toEqual({ text: vienna, isUntranslated: false })
    expect(locationFact('Remote', language).text).toBe(remote)
    expect(employmentTypeFact('Contract', language)).toEqual({ text: employmentType, isUntranslated: false })
    expect(texts(requiredLanguages('English, Slovak', language))).toBe(required)
  },
)

test('unknown values stay as stored and are untranslated except in English', () => {
  for (const value of ['Atlantis', 'constructor']) {
    expect(locationFact(value, 'sk')).toEqual({ text: value, isUntranslated: true })
    expect(employmentTypeFact(value, 'de')).toEqual({ text: value, isUntranslated: true })
    expect(locationFact(value, 'en')).toEqual({ text: value, isUntranslated: false })
  }
  expect(requiredLanguages('Klingon, Czech', 'cz')).toEqual([
    { text: 'Klingon', isUntranslated: true },
    { text: 'čeština', isUntranslated: false },
  ])
})

test('requiredLanguages returns no facts for an empty text', () => {
  expect(requiredLanguages('', 'sk')).toEqual([])
})

test('no translation of a location or employment type in the vocabulary is empty', () => {
  const others = languages.filter((language) => language !== 'en')
  for (const translations of [...locations.values(), ...employmentTypes.values()]) {
    for (const language of others) expect(translations[language]).toMatch(/\S/)
  }
})

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
  ['de', 'EUR', 'amount: 4.800–6.200 €'],
  ['en', 'CZK', 'amount: CZK 4,800 – 6,200'],
  ['sk', 'CZK', 'amount: 4 800 – 6 200 CZK'],
  ['cz', 'CZK', 'amount: 4 800 – 6 200 Kč'],
  ['de', 'CZK', 'amount: 4.800–6.200 CZK'],
] as const)(
  'salaryOf formats a range for the language %s and the currency %s',
  (language, currency, expected) => expect(formatted(4800, 6200, currency, language)).toBe(expected),
)

test('salaryOf puts a non-breaking space before the dash of a range', () => {
  const salary = salaryOf({ salary_from: 4800, salary_to: 6200, salary_currency: 'EUR' }, 'cz')
  expect(salary?.amount).toContain('800\u00a0– 6')
})

test('salaryOf returns one number if minimum and maximum are equal', () =>
  expect(formatted(5500, 5500, 'EUR', 'de')).toBe('amount: 5.500 €'))

test('salaryOf returns the kind "from" or "up_to" if only one end is known', () => {
  expect(formatted(5200, null, 'EUR', 'sk')).toBe('from: 5 200 €')
  expect(formatted(null, 4500, 'EUR', 'en')).toBe('up_to: €4,500')
})

test('salaryOf returns null if minimum and maximum salary are unknown', () =>
  expect(formatted(null, null, 'EUR', 'en')).toBeNull())
