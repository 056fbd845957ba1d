import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Offer } from '@/features/offers/model'
import { listItems } from '@/features/offers/model'
import { filterOffers } from '@/features/offers/search'
import { employmentTypes, languageTags, locations } from '@/features/offers/vocabulary'
import { languages } from '@/i18n/languages'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { readTexts } from '../locales/read-catalogues.ts'

let backend: EmbeddedBackend
let offers: Offer[]

beforeAll(async () => {
  backend = await startTestBackend()
  offers = await backend.query<Offer>('select * from public.offers where status = 1 order by id')
})
afterAll(() => backend.close())

describe('the vocabulary has every value of the seeded offers', () => {
  const unknown = (known: ReadonlyMap<string, unknown>, valuesOf: (offer: Offer) => string[]) => [
    ...new Set(offers.flatMap(valuesOf).filter((value) => !known.has(value))),
  ]

  test('locations', () => expect(unknown(locations, ({ location }) => [location])).toEqual([]))
  test('employment types', () =>
    expect(unknown(employmentTypes, ({ employment_type }) => [employment_type])).toEqual([]))
  test('languages', () => expect(unknown(languageTags, (offer) => listItems(offer.languages))).toEqual([]))
})

const react = 'Senior React Developer'
const java = 'Java Backend Engineer, Payments'
const devops = 'DevOps Engineer'
const flutter = 'Flutter Developer'
const data = 'Data Engineer'
const qa = 'QA Automation Engineer'
const dotnet = '.NET Developer, Manufacturing'
const ml = 'Machine Learning Engineer, Language Models'
const sap = 'SAP Consultant (S/4HANA, Logistics)'
const scrum = 'Scrum Master'

const remote = [react, flutter, ml]
const slovak = [react, java, qa]
const czech = [devops, dotnet]
const german = [data, sap, scrum]

/** What visitors type, by their language, and the offers that must be found, in the order of their ids. */
const queries: Record<string, Record<string, string[]>> = {
  en: {
    react: [react],
    Prague: [devops],
    'data, prague': [devops],
    'prague; aws': [devops],
    Vienna: [data],
    MUNICH: [sap],
    'munich sap': [sap],
    slovak,
    czech,
    german,
    'german, scrum': [scrum],
    'remote flutter': [flutter],
    '.net': [dotnet],
    '.NET/C#': [dotnet],
    'S/4HANA': [sap],
    hana: [sap],
    k6: [qa],
    'typescript playwright': [react, qa],
    kosice: [qa],
    cobol: [],
  },
  sk: {
    Praha: [devops],
    'praha, devops': [devops],
    'Praha;devops': [devops],
    Viedeň: [data],
    vieden: [data],
    Mníchov: [sap],
    Berlín: [scrum],
    Košice: [qa],
    KOŠICE: [qa],
    diaľku: remote,
    'na diaľku flutter': [flutter],
    slovenčina: slovak,
    slovencina: slovak,
    čeština: czech,
    nemčina: german,
    'angličtina, slovenčina': slovak,
    'angličtina bratislava': [java],
  },
  cz: {
    Praha: [devops],
    Vídeň: [data],
    viden: [data],
    Mnichov: [sap],
    dálku: remote,
    slovenština: slovak,
    němčina: german,
    'čeština, brno': [dotnet],
    'angličtina, playwright': [react, qa],
  },
  de: {
    Prag: [devops],
    Wien: [data],
    'Wien, Python': [data],
    München: [sap],
    Muenchen: [sap],
    munchen: [sap],
    Brünn: [dotnet],
    Bruenn: [dotnet],
    Slowakisch: slovak,
    Tschechisch: czech,
    Deutsch: german,
    'Englisch, Kubernetes': [java, devops],
    'Englisch Deutsch': german,
  },
}

const rows = Object.entries(queries).flatMap(([language, found]) =>
  Object.entries(found).map(([query, titles]) => [language, query, titles] as const),
)

const titlesOf = (found: Offer[]) => found.map(({ title }) => title)

test.each(rows)('%s: "%s" finds %j', (_language, query, titles) => {
  expect(titlesOf(filterOffers(offers, { query, location: '' }))).toEqual(titles)
})

test('English is found in every language', () => {
  const english = offers.filter((offer) => offer.languages.includes('English'))
  for (const query of ['English', 'angličtina', 'Englisch'])
    expect(filterOffers(offers, { query, location: '' })).toEqual(english)
})

test('a location in the URL is the stored value in every language', () => {
  expect(titlesOf(filterOffers(offers, { query: '', location: 'Munich' }))).toEqual([sap])
  expect(filterOffers(offers, { query: '', location: 'München' })).toEqual([])
})

test.each(languages)('every example in the empty search box finds an offer in %s', (language) => {
  const examples =
    readTexts(language).get('it-projects.search.query_placeholder')?.replace('…', '').split(',') ?? []
  expect(examples.length).toBeGreaterThan(1)
  for (const query of examples) expect(filterOffers(offers, { query, location: '' }), query).not.toEqual([])
})
