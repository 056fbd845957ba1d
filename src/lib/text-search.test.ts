import { expect, test } from 'vitest'

import { textSearch } from './text-search'

test.each([
  ['', ['anything'], true],
  ['ZLTY', ['Žltý kôň'], true],
  ['žltý', ['zlty'], true],
  ['one two', ['Two', 'one'], true],
  ['one, two', ['one'], false],
  ['one,two;three', ['three', 'two', 'one'], true],
  ['.NET / C#', ['.NET 9, C#, Azure'], true],
  ['.net', ['ASP.NET'], true],
  ['.*', ['text'], true],
  ['null', [null], false],
  ['go', ['Go, gRPC'], true],
  ['go', ['Django, Mongo, goal, go-live'], false],
  ['vývoj', ['Vývojár'], true],
  ['script', ['TypeScript'], false],
  ['Muenchen', ['München'], true],
  ['munchen', ['München'], true],
  ['strasse', ['Straße'], true],
])('textSearch(%j) on %j returns %s', (query, texts, expected) =>
  expect(textSearch(query)(texts)).toBe(expected),
)
