import { languages, type Language } from '@/i18n/languages'
import { searchableText, searchTerms } from '@/lib/text-search'

import { locationFact, requiredLanguages, type Fact } from './facts'
import { languageTags, locations } from './vocabulary'

const knownValue = (stored: string, factsIn: (language: Language) => Fact[]) => ({
  stored: searchableText(stored),
  names: searchableText(
    languages
      .flatMap(factsIn)
      .map(({ text }) => text)
      .join('\n'),
  ),
})

let knownValues: ReturnType<typeof knownValue>[] | undefined

/** In all languages of the site. */
const listKnownValues = () =>
  (knownValues ??= [
    ...Array.from(locations.keys(), (place) =>
      knownValue(place, (language) => [locationFact(place, language)]),
    ),
    ...Array.from(languageTags.keys(), (name) =>
      knownValue(name, (language) => requiredLanguages(name, language)),
    ),
  ])

/** Each word, or the stored form of a location or language with that name in some language (D37). */
export function searchWords(query: string): string[][] {
  return searchTerms(query).map((term) => [
    term,
    ...listKnownValues()
      // If the stored form contains the term, the term itself finds it.
      .filter(({ stored, names }) => names.includes(term) && !stored.includes(term))
      .map(({ stored }) => stored),
  ])
}
