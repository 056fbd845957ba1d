import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

import { languageFacts, languages } from '@/i18n/languages'
import { drawnShareImage } from '@/seo/share-image'

import { targetLanguages } from '../../supabase/functions/create-case-study-translations/deepl'
import { glossary } from './glossary'
import { pluralOf, readTexts, withoutPlural } from './read-catalogues'

const english = readTexts('en')
const others = languages.filter((language) => language !== 'en')

const keysOf = (texts: Map<string, string>) => new Set([...texts.keys()].map(withoutPlural))
const placeholders = (text: string): string[] => (text.match(/\{\{[^}]+\}\}/g) ?? []).sort()
const tags = (text: string): string[] => (text.match(/<\/?[a-z_]+\/?>/g) ?? []).sort()
const figures = (text: string): string[] =>
  (text.replace(/(?<=\d)[.,\u00a0](?=\d{3}\b)/g, '').match(/\d+/g) ?? []).sort()

const endOf = (text: string) => /[.?!:→]$/.exec(text.replace(/…$/, '...'))?.[0]

/** Texts with an abbreviation at the end, and a text that ends without a period in the specification. */
const OWN_END = /\.(company_placeholder|figure|cta\.text)$/

/** Texts with figures that depend on the country: laws, phone numbers, and numbers that English writes as words. */
const OWN_FIGURES = /\.(scope|necessary|phone_placeholder|replacement\.description)$/

/** The letters of each language that English lacks. German uses the Czech abbreviation IČO. */
const letters = { en: '', sk: 'áäčďéíĺľňóôŕšťúýž', cz: 'áčďéěíňóřšťúůýž', de: 'äöüßč' }

/** Texts that are the same in English and in another language. */
const shared = new Set([
  '{{size}}\u00a0KB',
  'Frontend',
  'Backend',
  'Fairness',
  'Blog',
  'LinkedIn',
  'Facebook',
  'Instagram',
  'BLACK FRIDAY',
  'Martin K.',
  '404',
  '55\u00A0min',
  'Remote',
  'Hybrid',
])

/** Keys of texts that a catalogue may contain more than once. */
const REPEATED =
  /\.(meta\.title|eyebrow|category|carousel_label|contract|lead|basis|projects|consent_required|facts\.location|not_found\.button)$/

it.each(languages)('no text in %s is empty, and each plural text has all plural forms', (language) => {
  const texts = readTexts(language)
  expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  const needed = new Intl.PluralRules(languageFacts[language].tag).resolvedOptions().pluralCategories
  for (const key of [...texts.keys()].filter(pluralOf).map(withoutPlural)) {
    const forms = needed.filter((form) => texts.has(`${key}_${form}`))
    expect(forms, key).toEqual(needed)
    const [other, ...more] = forms.toReversed().map((form) => texts.get(`${key}_${form}`))
    expect(more, key).not.toContain(other)
  }
})

it.each(languages)('no catalogue in %s contains a text twice', (language) => {
  const places = new Map<string, string>()
  for (const [key, text] of readTexts(language)) {
    if (pluralOf(key) || REPEATED.test(key)) continue
    const id = `${key.split('.')[0]}: ${text}`
    expect(places.get(id), key).toBeUndefined()
    places.set(id, key)
  }
})

it.each(languages)('the texts in %s have only letters of the language', (language) => {
  const foreign = new RegExp(`(?=\\p{L})[^a-z${letters[language]}]`, 'iu')
  expect([...readTexts(language)].filter(([, text]) => foreign.test(text))).toEqual([])
})

it.each(others)('the catalogues in %s have exactly the keys of the English ones', (language) => {
  expect(keysOf(readTexts(language))).toEqual(keysOf(english))
})

it.each(others)('each text in %s has the tags, placeholders and figures of the English text', (language) => {
  for (const [key, text] of readTexts(language)) {
    const source = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? ''
    expect(tags(text), key).toEqual(tags(source))
    const missing = placeholders(source).filter((name) => !placeholders(text).includes(name))
    const unknown = placeholders(text).filter((name) => !placeholders(source).includes(name))
    if (!OWN_FIGURES.test(key)) expect(figures(text), key).toEqual(figures(source))
    // A plural form may leave out the number.
    expect({ missing: pluralOf(key) ? [] : missing, unknown }, key).toEqual({ missing: [], unknown: [] })
  }
})

it.each(others)(
  'each text in %s ends like the English text and has the words of the glossary',
  (language) => {
    for (const [key, text] of readTexts(language)) {
      const source = english.get(key) ?? ''
      if (source && !OWN_END.test(key)) expect(endOf(text), key).toBe(endOf(source))
      const terms = glossary.filter(([word]) => word.test(source.toLowerCase()))
      for (const [, { [language]: word = '' }] of terms)
        expect(text.replaceAll('\u00ad', '').toLowerCase(), key).toMatch(new RegExp(word, 'u'))
    }
  },
)

/** The words of another language that a text may not have, and "du" in German. */
const foreignWords = {
  sk: 'se|co|nebo|js\\p{L}+|kter\\p{L}+|vašem|není|týmu|\\p{L}*[ěřů]\\p{L}*',
  cz: 'sa|čo|alebo|s[mt]e|sú|ktor\\p{L}+|nie|niečo|všet\\p{L}+|rokov|\\p{L}{2,}[aiíá]ť|\\p{L}*[ľĺŕô]\\p{L}*',
  de: 'du|dein\\p{L}*|dich|dir|erzähl',
}

it.each(['sk', 'cz', 'de'] as const)(
  'no text in %s is still English or has forms of another language',
  (language) => {
    const texts = [...readTexts(language)]
    expect(texts.filter(([, text]) => /\.\.\.|"|(?<=\s)'/.test(text))).toEqual([])
    const foreign = new RegExp(`(?<!\\p{L})(${foreignWords[language]})(?!\\p{L})`, 'iu')
    expect(texts.filter(([, text]) => foreign.test(text))).toEqual([])
    const foreignNumber = language === 'de' ? /\d,\d{3}/ : /\d[.,]\d{3}/
    expect(texts.filter(([, text]) => foreignNumber.test(text))).toEqual([])
    const same = texts.filter(([key, text]) => english.get(key) === text && /[a-z]{3}/i.test(text))
    const untranslated = same.filter(([, text]) => !shared.has(text))
    expect(untranslated, 'Translate the text, or add it to `shared`').toEqual([])
  },
)

it('each language has a flag, a share image and, except English, a code at DeepL', () => {
  const files = languages.flatMap((language) => [`/flags/${language}.svg`, drawnShareImage(language)])
  const missing = files.filter((file) => !existsSync(`public${file}`))
  expect(missing, 'Add the flag, or run `npm run brand-images`').toEqual([])
  expect(targetLanguages, 'Edit `languageCodes` in deepl.ts').toEqual(others)
})
