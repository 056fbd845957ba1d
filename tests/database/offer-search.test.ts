import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import type { listLocations, listOffers } from '@/features/offers/api/list-offers'
import type { Offer, OfferSummary } from '@/features/offers/model'
import { listItems } from '@/features/offers/model'
import { employmentTypes, languageTags, locations } from '@/features/offers/vocabulary'
import { languages } from '@/i18n/languages'
import { textSearch } from '@/lib/text-search'
import { technologyList } from '@/pages/for-it-specialists/technology-list'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { readTexts } from '../locales/read-catalogues.ts'
import { hostileQueries, queries, sap } from './offer-search-queries.ts'

let backend: EmbeddedBackend
let offers: Offer[]
let site: { listOffers: typeof listOffers; listLocations: typeof listLocations }

beforeAll(async () => {
  backend = await sharedBackend()
  offers = await backend.query<Offer>('select * from public.offers where status = 1 order by id')
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost')
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    backend.handle(new Request(input, init), '127.0.0.1'),
  )
  site = await import('@/features/offers/api/list-offers')
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const { signal } = new AbortController()

async function search(query: string, location = ''): Promise<OfferSummary[]> {
  const list = await site.listOffers({ query, location, shown: 1000 }, signal)
  expect(list.total).toBe(list.offers.length)
  return list.offers.sort((one, other) => one.id - other.id)
}

const titlesOf = (found: OfferSummary[]) => found.map(({ title }) => title)

describe('the vocabulary of offers', () => {
  const unknownValues = (known: ReadonlyMap<string, unknown>, valuesOf: (offer: Offer) => string[]) => [
    ...new Set(offers.flatMap(valuesOf).filter((value) => !known.has(value))),
  ]

  test('`locations` in vocabulary.ts contains every location of the active seeded offers', () =>
    expect(unknownValues(locations, ({ location }) => [location])).toEqual([]))
  test('`employmentTypes` in vocabulary.ts contains every employment type of the active seeded offers', () =>
    expect(unknownValues(employmentTypes, ({ employment_type }) => [employment_type])).toEqual([]))
  test('`languageTags` in vocabulary.ts contains every spoken language of the active seeded offers', () =>
    expect(unknownValues(languageTags, (offer) => listItems(offer.languages))).toEqual([]))
})

const rows = Object.entries(queries).flatMap(([language, found]) =>
  Object.entries(found).map(([query, titles]) => [language, query, titles] as const),
)

test.each(rows)(
  'in the language %s, the search query "%s" finds exactly the offers %j',
  async (_language, query, titles) => {
    expect(titlesOf(await search(query))).toEqual(titles)
  },
)

test.each(Object.entries(hostileQueries))(
  'the search query %j, which contains special characters, finds exactly the offers %j',
  async (query, titles) => {
    expect(titlesOf(await search(query))).toEqual(titles)
  },
)

test('a query of 50 one-letter words finds offers, and a query of one word of 100 letters finds no offer', async () => {
  expect(await search('r '.repeat(50))).not.toEqual([])
  expect(await search('ž'.repeat(100))).toEqual([])
})

test('a search with an empty query and a step of five offers counts all active offers and returns the five newest', async () => {
  const { offers: found, total } = await site.listOffers({ query: ' ', location: '', shown: 5 }, signal)
  expect(total).toBe(offers.length)
  const newest = [...offers].sort((one, other) => other.published_at.localeCompare(one.published_at))
  expect(titlesOf(found)).toEqual(titlesOf(newest.slice(0, 5)))
})

test.each(['', 'developer'])(
  'two offers of the query "%s" are the first two of four, even if all were published at once',
  async (query) => {
    await backend.query(`begin; update public.offers set published_at = '2026-01-01'`)
    try {
      const first = async (shown: number) => site.listOffers({ query, location: '', shown }, signal)
      const two = await first(2)
      const four = await first(4)
      expect(two.offers).toEqual(four.offers.slice(0, 2))
      expect(two.total).toBe(four.total)
    } finally {
      await backend.query('rollback')
    }
  },
)

test('"English", "angličtina" and "Englisch" find exactly the offers that require English', async () => {
  const english = offers.filter((offer) => offer.languages.includes('English'))
  for (const query of ['English', 'angličtina', 'Englisch'])
    expect(titlesOf(await search(query)), query).toEqual(titlesOf(english))
})

test('the location filter compares stored values and not their translations', async () => {
  expect(titlesOf(await search('', 'Munich'))).toEqual([sap])
  expect(titlesOf(await search('sap', 'Munich'))).toEqual([sap])
  expect(await search('', 'München')).toEqual([])
  expect(await search('sap', 'München')).toEqual([])
})

test('an inactive offer is found neither by its title, nor by its location, nor by the role anon with offers_with_words, and its location is not listed', async () => {
  await backend.query(`
    insert into public.offers (title, status, employment_type, location, description)
    values ('Cobol Developer', 0, 'Contract', 'Atlantis', 'Text')`)
  expect(await search('cobol')).toEqual([])
  expect(await search('', 'Atlantis')).toEqual([])
  const active = [...new Set(offers.map(({ location }) => location))].sort()
  expect((await site.listLocations(signal)).sort()).toEqual(active)
  const ids = await backend.query(
    `begin; set local role anon; select private.offers_with_words('[["cobol"]]')`,
  )
  await backend.query('rollback')
  expect(ids).toEqual([])
})

test.each(languages)(
  'every example in the %s placeholder of the search box finds an offer',
  async (language) => {
    const examples =
      readTexts(language).get('it-projects.search.query_placeholder')?.replace('…', '').split(',') ?? []
    expect(examples.length).toBeGreaterThan(1)
    for (const query of examples) expect(await search(query), query).not.toEqual([])
  },
)

test.each(technologyList)(
  'the technology link of $name finds an offer that asks for this technology',
  async ({ name, query = name }) => {
    const asked = (await search(query)).map((offer) => `${offer.title} ${offer.tech_stack}`)
    const asksFor = textSearch(query)
    expect(asked.some((text) => asksFor([text]))).toBe(true)
  },
)
