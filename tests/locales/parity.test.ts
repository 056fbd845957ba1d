import { describe, expect, it } from 'vitest'

import { languageFacts, languages } from '@/i18n/languages'

import { pluralOf, readTexts, withoutPlural } from './read-catalogues'

const english = readTexts('en')
const others = languages.filter((language) => language !== 'en')

const keysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort()
const placeholders = (text: string): string[] => (text.match(/\{\{[^}]+\}\}/g) ?? []).sort()
const tags = (text: string): string[] => (text.match(/<\/?[a-z_]+\/?>/g) ?? []).sort()

const SHARED = new Set([
  'Frontend',
  'Backend',
  'Fairness',
  'Blog',
  'E-mail',
  'LinkedIn',
  'Facebook',
  'Instagram',
  'BLACK FRIDAY',
  'Martin K.',
  '404',
  '55\u00A0min',
])

describe.each(languages)('%s', (language) => {
  const texts = readTexts(language)

  it(`no text of the ${language} catalogues is empty`, () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it(`every plural text in ${language} has all plural forms of the language`, () => {
    const needed = new Intl.PluralRules(languageFacts[language].tag).resolvedOptions().pluralCategories
    const counted = new Set([...texts.keys()].filter(pluralOf).map(withoutPlural))
    for (const key of counted) {
      const forms = needed.filter((form) => texts.has(`${key}_${form}`))
      expect(forms, key).toEqual(needed)
    }
  })
})

describe.each(others)('%s compared with English', (language) => {
  const texts = readTexts(language)

  it(`no text in ${language} contains three dots, a straight double quote, or a straight single quote after a space`, () => {
    expect([...texts].filter(([, text]) => /\.\.\.|"|(?<=\s)'/.test(text))).toEqual([])
  })

  it(`the ${language} catalogues have exactly the keys of the English catalogues, apart from plural suffixes`, () => {
    expect(keysOf(texts)).toEqual(keysOf(english))
  })

  it(`every text in ${language} has the tags and placeholders of the English text, but a plural form may leave out placeholders`, () => {
    for (const [key, text] of texts) {
      const source = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? ''
      expect(tags(text), key).toEqual(tags(source))
      const missing = placeholders(source).filter((name) => !placeholders(text).includes(name))
      const unknown = placeholders(text).filter((name) => !placeholders(source).includes(name))
      expect({ missing: pluralOf(key) ? [] : missing, unknown }, key).toEqual({ missing: [], unknown: [] })
    }
  })

  it(`no text in ${language} that has three Latin letters in a row is the same as in English, except for the texts in SHARED`, () => {
    const same = [...texts].filter(([key, text]) => english.get(key) === text && /[a-z]{3}/i.test(text))
    expect(same.filter(([, text]) => !SHARED.has(text))).toEqual([])
  })
})
