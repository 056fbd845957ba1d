import { expect, test } from 'vitest'

import { searchWords } from './search-words'

test.each<[query: string, words: string[][]]>([
  ['', []],
  [' \t, ', []],
  ['React', [['react']]],
  ['praha, devops', [['praha', ' prague '], ['devops']]],
  ['Prag', [['prag']]],
  ['Muenchen', [['muenchen', ' munich ']]],
  ['slovenčina', [['slovencina', ' slovak ']]],
  [
    'Englisch Wien',
    [
      ['englisch', ' english '],
      ['wien', ' vienna '],
    ],
  ],
  ['na', [[' na', ' remote ']]],
  ['Go .NET/C#', [[' go'], ['. net'], [' c#']]],
  ['%_*\\"(),', []],
  ['a%b_c', [[' a', ' english '], [' b'], [' c']]],
])(
  'searchWords(%j) returns each word with the stored locations and languages whose translated name contains the word',
  (query, words) => expect(searchWords(query)).toEqual(words),
)
