import { languages, type Language } from '@/i18n/languages'
import { searchableText, searchTerms } from '@/lib/text-search'

import { locationFact, requiredLanguages, type Fact } from './facts'
import { languageTags, locations } from './vocabulary'

/**
 * The stored name of a location or language, and its names in all languages of the site, both in the form that
 * `searchableText` returns.
 */
interface KnownValue {
  stored: string
  names: string
}

function knownValue(stored: string, factsIn: (language: Language) => Fact[]): KnownValue {
  const names = languages.flatMap(factsIn).map(({ text }) => text)
  return { stored: searchableText(stored), names: searchableText(names.join('\n')) }
}

let knownValues: KnownValue[] | undefined

function listKnownValues(): KnownValue[] {
  knownValues ??= [
    ...[...locations.keys()].map((location) =>
      knownValue(location, (language) => [locationFact(location, language)]),
    ),
    ...[...languageTags.keys()].map((name) =>
      knownValue(name, (language) => requiredLanguages(name, language)),
    ),
  ]
  return knownValues
}

/**
 * Returns the words of a query for the database function `search_offers`. Each word is a list of alternatives, and an
 * offer must contain at least one of them. The alternatives are the word itself, and the stored form of each location
 * or language whose name in some language of the site contains the word. So a query finds the same offers in every
 * language of the site (D37).
 */
export function searchWords(query: string): string[][] {
  return searchTerms(query).map((term) => {
    const known = listKnownValues().filter(
      ({ stored, names }) => names.includes(term) && !stored.includes(term),
    )
    return [term, ...known.map(({ stored }) => stored)]
  })
}
