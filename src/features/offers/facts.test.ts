import { expect, test } from 'vitest'

import { languages } from '@/i18n/languages'

import { employmentTypeFact, locationFact, requiredLanguages } from './facts'
import { employmentTypes, languageTags, locations } from './vocabulary'

const texts = (facts: { text: string }[]) => facts.map(({ text }) => text).join(', ')

test.each([
  ['en', 'Vienna', 'Remote', 'Contract', 'English, Slovak'],
  ['sk', 'Viedeň', 'Na diaľku', 'Kontrakt na živnosť', 'Angličtina, slovenčina'],
  ['cz', 'Vídeň', 'Na dálku', 'Kontrakt na IČO', 'Angličtina, slovenština'],
  ['de', 'Wien', 'Remote', 'Freiberuflich', 'Englisch, Slowakisch'],
] as const)(
  'locationFact, employmentTypeFact and requiredLanguages return known values in the language %s',
  (language, vienna, remote, employmentType, required) => {
    expect(locationFact('Vienna', language)).toEqual({ text: vienna, isUntranslated: false })
    expect(locationFact('Remote', language).text).toBe(remote)
    expect(employmentTypeFact('Contract', language)).toEqual({ text: employmentType, isUntranslated: false })
    expect(texts(requiredLanguages('English, Slovak', language))).toBe(required)
  },
)

test('locationFact, employmentTypeFact and requiredLanguages return a value that the vocabulary lacks as stored, and mark it as untranslated for a language other than English', () => {
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

test('each language name in languageTags is the English name of its tag', () => {
  const english = new Intl.DisplayNames('en', { type: 'language' })
  for (const [name, tag] of languageTags) expect(english.of(tag)).toBe(name)
})

test('no translation of a location or employment type in the vocabulary is empty', () => {
  const others = languages.filter((language) => language !== 'en')
  for (const translations of [...locations.values(), ...employmentTypes.values()]) {
    for (const language of others) expect(translations[language]).toMatch(/\S/)
  }
})
