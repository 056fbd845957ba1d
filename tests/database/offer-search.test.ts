import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Offer } from '@/features/offers/model'
import { listItems } from '@/features/offers/model'
import { filterOffers } from '@/features/offers/search'
import { employmentTypes, languageTags, locations } from '@/features/offers/vocabulary'
import { languages } from '@/i18n/languages'
import { textSearch } from '@/lib/text-search'
import { technologyList } from '@/pages/for-it-specialists/technology-list'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { readTexts } from '../locales/read-catalogues.ts'
import { queries, sap } from './offer-search-queries.ts'

let backend: EmbeddedBackend
let offers: Offer[]

beforeAll(async () => {
  backend = await startTestBackend()
  offers = await backend.query<Offer>('select * from public.offers where status = 1 order by id')
})
afterAll(() => backend.close())

describe('the vocabulary', () => {
  const unknownValues = (known: ReadonlyMap<string, unknown>, valuesOf: (offer: Offer) => string[]) => [
    ...new Set(offers.flatMap(valuesOf).filter((value) => !known.has(value))),
  ]

  test('the vocabulary contains every location of the seeded offers', () =>
    expect(unknownValues(locations, ({ location }) => [location])).toEqual([]))
  test('the vocabulary contains every employment type of the seeded offers', () =>
    expect(unknownValues(employmentTypes, ({ employment_type }) => [employment_type])).toEqual([]))
  test('the vocabulary contains every language of the seeded offers', () =>
    expect(unknownValues(languageTags, (offer) => listItems(offer.languages))).toEqual([]))
})

const rows = Object.entries(queries).flatMap(([language, found]) =>
  Object.entries(found).map(([query, titles]) => [language, query, titles] as const),
)

const titlesOf = (found: Offer[]) => found.map(({ title }) => title)

test.each(rows)('the search finds, for the %s query "%s", exactly %j', (_language, query, titles) => {
  expect(titlesOf(filterOffers(offers, { query, location: '' }))).toEqual(titles)
})

test('the words for English in all page languages find the same offers', () => {
  const english = offers.filter((offer) => offer.languages.includes('English'))
  for (const query of ['English', 'angličtina', 'Englisch'])
    expect(filterOffers(offers, { query, location: '' })).toEqual(english)
})

test('the location filter compares stored values and not their translations', () => {
  expect(titlesOf(filterOffers(offers, { query: '', location: 'Munich' }))).toEqual([sap])
  expect(filterOffers(offers, { query: '', location: 'München' })).toEqual([])
})

test.each(languages)('every example in the %s placeholder of the search box finds an offer', (language) => {
  const examples =
    readTexts(language).get('it-projects.search.query_placeholder')?.replace('…', '').split(',') ?? []
  expect(examples.length).toBeGreaterThan(1)
  for (const query of examples) expect(filterOffers(offers, { query, location: '' }), query).not.toEqual([])
})

test.each(technologyList)(
  'the technology link of $name finds an offer that asks for this technology',
  ({ name, query = name }) => {
    const asked = filterOffers(offers, { query, location: '' }).map(
      (offer) => `${offer.title} ${offer.tech_stack}`,
    )
    const asksFor = textSearch(query)
    expect(asked.some((text) => asksFor([text]))).toBe(true)
  },
)
