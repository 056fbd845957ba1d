import { expect, test } from 'vitest'

import { emptySearch, readSearch, searchString, writeSearch } from './search'

const read = (query: string) => readSearch(new URLSearchParams(query))

test('readSearch reads query, location and number of offers, and cuts a long query', () => {
  expect(read('q=+React+&location=Brno&shown=60')).toEqual({ query: 'React', location: 'Brno', shown: 60 })
  expect(read('')).toEqual(emptySearch)
  expect(read(`q=${'word '.repeat(1000)}`).query).toBe('word '.repeat(20).trim())
})

test.each([
  ['', 24],
  ['11', 24],
  ['47.9', 47],
  ['1e9', 1000],
])('readSearch reads shown=%s as %d', (shown, expected) => {
  expect(read(`shown=${shown}`).shown).toBe(expected)
})

test('writeSearch replaces the parameters of the search and keeps the others', () => {
  const search = { query: ' C# & .NET ', location: 'Košice', shown: 40 }
  const written = writeSearch(new URLSearchParams('ref=x&q=old'), search)
  expect(written.get('ref')).toBe('x')
  expect(read(written.toString())).toEqual({ query: 'C# & .NET', location: 'Košice', shown: 40 })
  expect(writeSearch(written, emptySearch).toString()).toBe('ref=x')
})

test('searchString returns an empty string for the empty search', () => {
  expect(searchString({ query: 'C#' })).toBe('?q=C%23')
  expect(searchString(emptySearch)).toBe('')
})
