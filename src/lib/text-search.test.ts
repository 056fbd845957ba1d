import { expect, test } from 'vitest'

import { textSearch } from './text-search'

test.each([
  ['', ['anything'], true],
  [' \t ', ['anything'], true],
  ['ZLTY', ['Žltý kôň'], true],
  ['žltý', ['zlty'], true],
  ['one two', ['Two', 'one'], true],
  ['one, two', ['one'], false],
  ['.*', ['text'], false],
  ['onetwo', ['one', 'two'], false],
  ['null', [null], false],
])('%j in %j: %s', (query, texts, met) => expect(textSearch(query)(texts)).toBe(met))
