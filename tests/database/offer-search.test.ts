import { afterAll, beforeAll, expect, test } from 'vitest'

import type * as OfferApi from '@/features/offers/api/list-offers'
import { listItems, type Offer } from '@/features/offers/model'
import { employmentTypes, languageTags, locations } from '@/features/offers/vocabulary'
import { languages } from '@/i18n/languages'
import { textSearch } from '@/lib/text-search'
import { technologyList } from '@/pages/for-it-specialists/technology-list'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { readTexts } from '../locales/read-catalogues.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { connectSite, disconnectSite } from './connect-site.ts'
import { go, java, sap, searches } from './offer-searches.ts'
import { runAs } from './personas.ts'

const rankedOffers = `
  insert into public.offers (title, status, published_at, tech_stack, remote_percentage, employment_type, location, description)
  select title, 1, published_at::timestamptz, stack, 20, 'Contract', 'Remote', description
  from (values ('Older prose', '2031-01-01', 'Elm', 'Haskell'), ('Newer prose', '2032-01-01', 'Elm', 'Haskell'),
               ('Haskell', '2029-01-01', 'Elm', ''), ('Technologies', '2030-01-01', 'Haskell, Elm', ''))
    as offer (title, published_at, stack, description)`

let backend: EmbeddedBackend
let offers: Offer[]
let api: typeof OfferApi

beforeAll(async () => {
  backend = await sharedBackend()
  await backend.query(rankedOffers)
  offers = await backend.query<Offer>('select * from public.offers where status = 1 order by id')
  connectSite(backend)
  api = await import('@/features/offers/api/list-offers')
})
afterAll(disconnectSite)

const { signal } = new AbortController()

/** Sorted by id, because a test changes the dates of the seeded offers. */
async function search(query: string, location = '') {
  const list = await api.listOffers({ query, location, shown: 1000 }, signal)
  expect(list.total).toBe(list.offers.length)
  return list.offers.sort((one, other) => one.id - other.id)
}
const titlesOf = (found: { title: string }[]) => found.map(({ title }) => title)

test.each(Object.entries(searches))('the search for %j finds the right offers', async (query, titles) => {
  expect(titlesOf(await search(query))).toEqual(titles)
})

test('the search accepts a query of 16 words and a word of 100 letters', async () => {
  expect(await search('react '.repeat(16))).not.toEqual([])
  expect(await search('ž'.repeat(100))).toEqual([])
})

test('the search ignores the words after the 20th, and the database refuses more (D79)', async () => {
  expect(await search(`${'react '.repeat(20)} ${'nothing '.repeat(5)}`)).not.toEqual([])
  const found = async (...words: string[][]) =>
    (await backend.query('select from public.search_offers($1)', [JSON.stringify(words)])).length
  const words = (count: number) => Array.from({ length: count }, () => [' react'])
  expect(await found(...words(20))).toBeGreaterThan(0)
  expect(await found(...words(21))).toBe(0)
  const alternatives = (count: number) => Array.from({ length: count }, () => ' react')
  expect(await found(alternatives(40))).toBeGreaterThan(0)
  expect(await found(alternatives(41))).toBe(0)
})

test('the search finds something for many words that each have several forms', async () => {
  expect(await search('front '.repeat(20))).not.toEqual([])
})

test('the list without a query starts with the newest offers and counts all active offers', async () => {
  const { offers: found, total } = await api.listOffers({ query: ' ', location: '', shown: 2 }, signal)
  expect(total).toBe(offers.length)
  const newest = `select title from public.offers where status = 1 order by published_at desc, id desc limit 2`
  expect(titlesOf(found)).toEqual(titlesOf(await backend.query(newest)))
})

test.each(['', 'developer'])('offers of the same time have a fixed order (query %j)', async (query) => {
  await backend.query(`update public.offers set published_at = '2033-01-01' where title like '%Developer%'`)
  const two = await api.listOffers({ query, location: '', shown: 2 }, signal)
  const four = await api.listOffers({ query, location: '', shown: 4 }, signal)
  expect(two.offers).toEqual(four.offers.slice(0, 2))
  expect(two.total).toBe(four.total)
})

test('offers with all words in title or technologies rank first, then the newest', async () => {
  const { offers: found } = await api.listOffers({ query: 'elm haskell', location: '', shown: 3 }, signal)
  expect(titlesOf(found)).toEqual(['Technologies', 'Haskell', 'Newer prose'])
})

test('the location filter compares stored values and not their translations', async () => {
  expect(titlesOf(await search('', 'Munich'))).toEqual([sap])
  expect(titlesOf(await search('sap', 'Munich'))).toEqual([sap])
  expect(await search('sap', 'München')).toEqual([])
})

test('similar offers share the most technologies, and the newest ones follow', async () => {
  const { listSimilarOffers } = await import('@/features/offers/api/get-offer')
  const idOf = (title: string) => offers.find((offer) => offer.title === title)?.id ?? 0
  const similarTo = async (title: string) => {
    const { offers: found, similarCount } = await listSimilarOffers(idOf(title), signal)
    return { titles: titlesOf(found), similarCount }
  }
  const likeJava = await similarTo(java)
  expect(likeJava.titles[0], 'PostgreSQL and Kubernetes').toBe(go)
  expect(likeJava, 'Kubernetes').toMatchObject({ titles: { length: 3 }, similarCount: 2 })
  const likeSap = await similarTo(sap)
  expect(likeSap).toMatchObject({ titles: { length: 3 }, similarCount: 0 })
  expect(likeSap.titles).not.toContain(sap)
  const newest = `select title from public.offers where status = 1 order by published_at desc, id desc limit 3`
  const titles = titlesOf(await backend.query(newest))
  expect(await similarTo('No such offer')).toEqual({ titles, similarCount: 0 })
})

test('an inactive offer is not found, and its location is not listed', async () => {
  await backend.query(`
    insert into public.offers (title, status, employment_type, location, description)
    values ('Cobol Developer', 0, 'Contract', 'Atlantis', 'Text')`)
  expect(await search('cobol')).toEqual([])
  expect(await search('', 'Atlantis')).toEqual([])
  const active = [...new Set(offers.map(({ location }) => location))].toSorted()
  expect((await api.listLocations()).toSorted()).toEqual(active)
  expect(await runAs(backend, 'anonymous', `select private.offers_with_words('[["cobol"]]')`)).toEqual([])
})

test.each(languages)('each example in the %s search box finds an offer', async (language) => {
  const examples = readTexts(language).get('it-projects.search.query_placeholder') ?? ''
  const queries = examples.replace('…', '').split(',')
  expect(queries.length).toBeGreaterThan(1)
  for (const query of queries) expect(await search(query), query).not.toEqual([])
})

test.each(technologyList)('the link of $name finds offers that need it', async ({ name, query = name }) => {
  const found = await search(query)
  const needsIt = textSearch(query)
  expect(found).not.toEqual([])
  expect(found.filter(({ title, tech_stack }) => !needsIt([title, tech_stack]))).toEqual([])
})

test('vocabulary.ts has each location, employment type and language of the active offers', () => {
  const unknown = (known: ReadonlyMap<string, unknown>, valuesOf: (offer: Offer) => string[]) =>
    offers.flatMap(valuesOf).filter((value) => !known.has(value))
  expect(unknown(locations, ({ location }) => [location])).toEqual([])
  expect(unknown(employmentTypes, (offer) => [offer.employment_type])).toEqual([])
  expect(unknown(languageTags, (offer) => listItems(offer.languages))).toEqual([])
})
