import { describe, expect, test } from 'vitest'

import type { OfferSummary } from './model'
import { emptySearch, filterOffers, locationOptions, readSearch, searchString, writeSearch } from './search'

const offer = (id: number, values: Partial<OfferSummary>): OfferSummary => ({
  id,
  title: '',
  published_at: '2026-03-04T07:00:00+00:00',
  remote_percentage: 0,
  duration_months: null,
  salary_from: null,
  salary_to: null,
  salary_currency: 'EUR',
  location: '',
  languages: '',
  tech_stack: '',
  description: '',
  ...values,
})

const offers = [
  offer(1, { title: 'Senior React Developer', tech_stack: 'React, TypeScript', location: 'Remote' }),
  offer(2, { title: '.NET Developer', languages: 'Czech, English', location: 'Brno' }),
  offer(3, { title: 'QA Engineer', description: 'Tests for lorries\nand vans', location: 'Košice' }),
  offer(4, { title: 'Datenpfleger für Köln', location: 'Brno' }),
]

const found = (query: string, location = '') => filterOffers(offers, { query, location }).map(({ id }) => id)

describe('filterOffers by query', () => {
  test.each([
    ['title', 'senior', [1]],
    ['tech stack', 'typescript', [1]],
    ['location', 'brno', [2, 4]],
    ['description', 'lorries', [3]],
    ['languages', 'czech', [2]],
  ])('searches the %s', (_field, query, ids) => expect(found(query)).toEqual(ids))

  test('ignores case and diacritics in the query and in the offers', () => {
    expect(found('KOSICE')).toEqual([3])
    expect(found('köln')).toEqual([4])
    expect(found('Dévéloper')).toEqual([1, 2])
  })

  test('trims the query and returns all offers if it is blank', () => {
    expect(found('  react  ')).toEqual([1])
    expect(found(' \t ')).toEqual([1, 2, 3, 4])
  })

  test('finds offers that contain every word, each in any field', () => {
    expect(found('developer remote')).toEqual([1])
    expect(found('developer, brno')).toEqual([2])
    expect(found('developer lorries')).toEqual([])
  })

  test('treats punctuation literally', () => {
    expect(found('.net')).toEqual([2])
    expect(found('.*')).toEqual([])
  })

  test('does not match a word across two fields', () => expect(found('developerreact')).toEqual([]))
})

test('filterOffers by location compares the stored value exactly', () => {
  expect(found('', 'Brno')).toEqual([2, 4])
  expect(found('', 'brno')).toEqual([])
  expect(found('', 'Brn')).toEqual([])
  expect(found('developer', 'Brno')).toEqual([2])
})

describe('locationOptions', () => {
  const at = (...locations: string[]) => locations.map((location, id) => offer(id, { location }))
  const options = (...args: Parameters<typeof locationOptions>) =>
    locationOptions(...args).map(({ value, text }) => `${value}: ${text}`)

  test('returns each location once, sorted by its name in the language', () => {
    const offers = at('Zlín', 'Vienna', 'Brno', 'Chomutov', 'Brno', 'Česká Lípa')
    expect(options(offers, '', 'en').join(', ')).toBe(
      'Brno: Brno, Česká Lípa: Česká Lípa, Chomutov: Chomutov, Vienna: Vienna, Zlín: Zlín',
    )
    expect(options(offers, '', 'cz').join(', ')).toBe(
      'Brno: Brno, Česká Lípa: Česká Lípa, Chomutov: Chomutov, Vienna: Vídeň, Zlín: Zlín',
    )
    expect(options(at('Prague', 'Munich', 'Vienna'), '', 'de').join(', ')).toBe(
      'Munich: München, Prague: Prag, Vienna: Wien',
    )
  })

  test('includes the chosen location even if no offer has it', () => {
    expect(options(at('Brno'), 'Munich', 'sk')).toEqual(['Brno: Brno', 'Munich: Mníchov'])
    expect(options([], '', 'sk')).toEqual([])
  })
})

describe('search in the URL', () => {
  test('readSearch reads query and location', () => {
    expect(readSearch(new URLSearchParams('q=+React+&location=Brno'))).toEqual({
      query: 'React',
      location: 'Brno',
    })
    expect(readSearch(new URLSearchParams())).toEqual(emptySearch)
  })

  test('writeSearch keeps other parameters and removes empty ones', () => {
    const written = writeSearch(new URLSearchParams('ref=x&q=old'), {
      query: ' C# & .NET ',
      location: 'Košice',
    })
    expect(written.get('ref')).toBe('x')
    expect(readSearch(new URLSearchParams(written.toString()))).toEqual({
      query: 'C# & .NET',
      location: 'Košice',
    })
    expect(writeSearch(written, emptySearch).toString()).toBe('ref=x')
    expect(searchString({ query: 'C#', location: '' })).toBe('?q=C%23')
    expect(searchString(emptySearch)).toBe('')
  })
})
