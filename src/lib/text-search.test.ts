import { expect, test } from 'vitest'

import { textSearch } from './text-search'

test.each([
  ['', ['anything'], true],
  [' \t ', ['anything'], true],
  ['ZLTY', ['Žltý kôň'], true],
  ['žltý', ['zlty'], true],
  ['one two', ['Two', 'one'], true],
  ['one, two', ['one'], false],
  ['one,two;three', ['three', 'two', 'one'], true],
  ['one;four', ['one', 'two'], false],
  ['.NET / C#', ['.NET 9, C#, Azure'], true],
  ['ci/cd', ['CD and CI'], true],
  ['one & two', ['one two'], true],
  ['.*', ['text'], false],
  ['onetwo', ['one', 'two'], false],
  ['null', [null], false],
  ['go', ['Go, gRPC'], true],
  ['go', ['Django, Mongo'], false],
  ['go', ['Mongo (Go)'], true],
  ['script', ['TypeScript'], true],
  ['Muenchen', ['München'], true],
  ['munchen', ['München'], true],
  ['strasse', ['Straße'], true],
])('textSearch(%j) on %j returns %s', (query, texts, expected) =>
  expect(textSearch(query)(texts)).toBe(expected),
)
