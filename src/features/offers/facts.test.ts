import { expect, test } from 'vitest'

import { languages } from '@/i18n/languages'

import { contractFact, placeFact, spokenFacts } from './facts'
import { contractTypes, languageTags, places } from './vocabulary'

const texts = (facts: { text: string }[]) => facts.map(({ text }) => text).join(', ')

test.each([
  ['en', 'Vienna', 'Remote', 'Contract', 'English, Slovak'],
  ['sk', 'Viedeň', 'Na diaľku', 'Kontrakt na živnosť', 'Angličtina, slovenčina'],
  ['cz', 'Vídeň', 'Na dálku', 'Kontrakt na IČO', 'Angličtina, slovenština'],
  ['de', 'Wien', 'Remote', 'Freiberuflich', 'Englisch, Slowakisch'],
] as const)('facts in %s', (language, vienna, remote, contract, spoken) => {
  expect(placeFact('Vienna', language)).toEqual({ text: vienna, isForeign: false })
  expect(placeFact('Remote', language).text).toBe(remote)
  expect(contractFact('Contract', language)).toEqual({ text: contract, isForeign: false })
  expect(texts(spokenFacts('English, Slovak', language))).toBe(spoken)
})

test('a value that the vocabulary lacks is shown as stored, in the language of offers', () => {
  for (const value of ['Atlantis', 'constructor']) {
    expect(placeFact(value, 'sk')).toEqual({ text: value, isForeign: true })
    expect(contractFact(value, 'de')).toEqual({ text: value, isForeign: true })
    expect(placeFact(value, 'en')).toEqual({ text: value, isForeign: false })
  }
  expect(spokenFacts('Klingon, Czech', 'cz')).toEqual([
    { text: 'Klingon', isForeign: true },
    { text: 'čeština', isForeign: false },
  ])
  expect(spokenFacts('', 'sk')).toEqual([])
})

test('stored language names are the English names of their tags', () => {
  const english = new Intl.DisplayNames('en', { type: 'language' })
  for (const [name, tag] of languageTags) expect(english.of(tag)).toBe(name)
})

test('no form of the vocabulary is empty', () => {
  const others = languages.filter((language) => language !== 'en')
  for (const forms of [...places.values(), ...contractTypes.values()]) {
    for (const language of others) expect(forms[language]).toMatch(/\S/)
  }
})
