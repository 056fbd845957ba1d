import { expect, test } from 'vitest'

import type { Language } from '@/i18n/languages'

import { salaryOf } from './model'
import { employmentTypeFact, locationFact, requiredLanguages } from './vocabulary'

test.each([
  ['en', 'Vienna', 'Remote', 'Contract', 'English, Slovak'],
  ['sk', 'Viedeň', 'Na diaľku', 'Kontrakt na živnosť', 'Angličtina, slovenčina'],
  ['cz', 'Vídeň', 'Na dálku', 'Kontrakt na IČO', 'Angličtina, slovenština'],
  ['de', 'Wien', 'Remote', 'Freiberuflich', 'Englisch, Slowakisch'],
] as const)('known values are in the language %s', (language, vienna, remote, type, required) => {
  expect(locationFact('Vienna', language)).toEqual({ text: vienna })
  expect(locationFact('Remote', language).text).toBe(remote)
  expect(employmentTypeFact('Contract', language)).toEqual({ text: type })
  expect(employmentTypeFact('Part-time contract', language).text).toMatch(/part-time|čiast|část|teilzeit/i)
  expect(employmentTypeFact('Full-time employment', language).text).toMatch(/full-time|plný|vollzeit/i)
  const texts = requiredLanguages('English, Slovak', language).map(({ text }) => text)
  expect(texts.join(', ')).toBe(required)
})

test.each(['Atlantis', 'constructor'])(
  'the unknown value "%s" is marked as English except in English',
  (text) => {
    expect(locationFact(text, 'sk')).toEqual({ text, lang: 'en' })
    expect(employmentTypeFact(text, 'de')).toEqual({ text, lang: 'en' })
    expect(locationFact(text, 'en')).toEqual({ text })
    expect(requiredLanguages(`${text}, Czech`, 'cz')).toEqual([{ text, lang: 'en' }, { text: 'čeština' }])
  },
)

test.each<[Language, string, number | null, number | null, string]>([
  ['en', 'EUR', 4800, 6200, 'amount: €4,800 – €6,200'],
  ['sk', 'EUR', 4800, 6200, 'amount: 4 800 – 6 200 €'],
  ['de', 'EUR', 4800, 6200, 'amount: 4.800–6.200 €'],
  ['en', 'CZK', 4800, 6200, 'amount: CZK 4,800 – 6,200'],
  ['cz', 'CZK', 4800, 6200, 'amount: 4 800 – 6 200 Kč'],
  ['de', 'EUR', 5500, 5500, 'amount: 5.500 €'],
  ['sk', 'EUR', 5200, null, 'from: 5 200 €'],
  ['en', 'EUR', null, 4500, 'up_to: €4,500'],
])(
  'the salary in the language %s and in %s from %s to %s is %s',
  (language, currency, from, to, expected) => {
    const salary = salaryOf({ salary_from: from, salary_to: to, salary_currency: currency }, language)
    expect(`${salary?.kind}: ${salary?.amount.replaceAll(/\s/g, ' ')}`).toBe(expected)
    // No line starts with the dash of a range.
    expect(salary?.amount).not.toMatch(/ –/)
  },
)
