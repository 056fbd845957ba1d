import { keysOf } from '@contracts/records'

import { languages } from '@/i18n/languages'
import { searchableText, searchTerms } from '@/lib/text-search'

import type { RemoteKind } from './model'
import { jobWords, languageTags, locationFact, locations, remoteWords, requiredLanguages } from './vocabulary'

interface ParsedQuery {
  /** Each word with the stored forms of the locations, languages and job words that it names (D12, D37). */
  words: string[][]
  /** An offer of any of these kinds is found (D86). */
  kinds: RemoteKind[]
}

/** Leaves the last words out if there are more than 20 words or 40 forms, for which `search_offers` finds nothing (D79). */
export function parseQuery(query: string): ParsedQuery {
  const { text, kinds } = withoutKinds(query)
  const words = searchTerms(text).map((term) => [
    term,
    // `nodejs` finds `Node.js`.
    ...Array.from(/^ (.+)js$/.exec(term)?.slice(1) ?? [], (name) => ` ${name} js `),
    ...listKnownValues()
      // The word itself finds a stored form that contains it.
      .filter(({ stored, names }) => names.includes(term) && !stored.includes(term))
      .map(({ stored }) => stored),
  ])
  while (words.length > 20 || words.flat().length > 40) words.pop()
  return { words, kinds }
}

/** Finds kinds of remote work in the query, and returns the rest of the query. */
export function withoutKinds(
  query: string,
  wanted = keysOf(remoteWords),
): { text: string; kinds: RemoteKind[] } {
  let text = query
  const kinds = wanted.filter((kind) => {
    const rest = text.replace(kindPattern(kind), ' ')
    const isFound = rest !== text
    text = rest
    return isFound
  })
  return { text: text.trim(), kinds }
}

/** Adds the word to the query, or removes each word for its kind. */
export function toggleKind(query: string, kind: RemoteKind, word: string): string {
  const { text, kinds } = withoutKinds(query, [kind])
  return kinds.length > 0 ? text : `${text} ${word}`.trim()
}

/** With or without diacritics. `hybrid` also finds `hybridne`. */
function kindPattern(kind: RemoteKind): RegExp {
  const forms = remoteWords[kind].flatMap((word) => [word, word.normalize('NFD').replace(/\p{M}/gu, '')])
  return new RegExp(`(?<![\\p{L}\\d])(?:${forms.join('|').replace(/[ -]/g, '[\\s-]')})\\p{L}*`, 'giu')
}

const knownValue = (stored: string, names: readonly string[]) => ({
  stored: searchableText(stored),
  names: searchableText(names.join('\n')),
})

let knownValues: ReturnType<typeof knownValue>[] | undefined

const listKnownValues = () =>
  (knownValues ??= [
    ...Array.from(locations.keys(), (place) =>
      knownValue(
        place,
        languages.map((language) => locationFact(place, language).text),
      ),
    ),
    ...Array.from(languageTags.keys(), (name) =>
      knownValue(
        name,
        languages.flatMap((language) => requiredLanguages(name, language).map(({ text }) => text)),
      ),
    ),
    ...Array.from(jobWords, ([word, names]) => knownValue(word, names)),
  ])
