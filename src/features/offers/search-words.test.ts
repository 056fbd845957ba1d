import { expect, test } from 'vitest'

import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { languages } from '@/i18n/languages'

import { remoteKind, type RemoteKind } from './model'
import { parseQuery, toggleKind, withoutKinds } from './search-words'

test.each<[query: string, words: string[][]]>([
  [' \t, ', []],
  ['praha, devops', [[' praha', ' prague '], [' devops']]],
  ['Prag', [[' prag']]],
  ['Muenchen', [[' muenchen', ' munich ']]],
  ['slovenčina', [[' slovencina', ' slovak ']]],
  ['na', [[' na ', ' remote ']]],
  ['Go .NET/C#', [[' go '], [' dotnet'], [' c# ']]],
  ['vývojář', [[' vyvojar', ' developer ', ' engineer ']]],
  [
    'Golang + net',
    [
      [' golang', ' go '],
      [' net ', ' dotnet '],
    ],
  ],
  ['NodeJS', [[' nodejs', ' node js ', ' node ']]],
  ['%_*\\"(),.+', []],
  ['a%b_c', [[' a '], [' b '], [' c ']]],
])('parseQuery(%j) returns each word with the stored values that it names', (query, words) => {
  expect(parseQuery(query)).toEqual({ words, kinds: [] })
})

test.each<[query: string, kinds: RemoteKind[], words: string[]]>([
  ['remote', ['fully'], []],
  ['Remotely react', ['fully'], [' react']],
  ['Na dialku, flutter', ['fully'], [' flutter']],
  ['java na dálku hybridně', ['fully', 'partly'], [' java']],
  ['HYBRIDNÝ', ['partly'], []],
  ['on site java', ['on_site'], [' java']],
  ['Entwickler vor Ort', ['on_site'], [' entwickler']],
  ['na pracovišti', ['on_site'], []],
  ['devops favor orthodox', [], [' devops', ' favor', ' orthodox']],
])('parseQuery(%j) finds the kinds of remote work', (query, kinds, words) => {
  const parsed = parseQuery(query)
  expect(parsed.kinds).toEqual(kinds)
  expect(parsed.words.map(([word]) => word)).toEqual(words)
})

test.each(languages)(
  'in %s, a click on each kind adds its word to the query, and a second one removes it',
  async (language) => {
    await loadCatalogues(language, ['it-projects'])
    const t = i18nFor(language).getFixedT(null, 'it-projects')
    for (const kind of new Set([0, 50, 100].map(remoteKind))) {
      const word = kind === 'on_site' ? t('offer.remote.on_site') : t(`search.kinds.${kind}`)
      const query = toggleKind('C# & Žilina', kind, word)
      expect(query).toBe(`C# & Žilina ${word}`)
      expect(withoutKinds(query).kinds).toEqual([kind])
      expect(toggleKind(query, kind, word)).toBe('C# & Žilina')
    }
  },
)
