import { languages, type Language } from '@/i18n/languages'
import { searchableText, searchTerms } from '@/lib/text-search'

import { locationFact, requiredLanguages, type Fact } from './facts'
import { jobWords, languageTags, locations } from './vocabulary'

const knownValue = (stored: string, names: readonly string[]) => ({
  stored: searchableText(stored),
  names: searchableText(names.join('\n')),
})

const inAllLanguages = (factsIn: (language: Language) => Fact[]) =>
  languages.flatMap(factsIn).map(({ text }) => text)

let knownValues: ReturnType<typeof knownValue>[] | undefined

const listKnownValues = () =>
  (knownValues ??= [
    ...Array.from(locations.keys(), (place) =>
      knownValue(
        place,
        inAllLanguages((language) => [locationFact(place, language)]),
      ),
    ),
    ...Array.from(languageTags.keys(), (name) =>
      knownValue(
        name,
        inAllLanguages((language) => requiredLanguages(name, language)),
      ),
    ),
    ...Array.from(jobWords, ([word, names]) => knownValue(word, names)),
  ])

/** Each word, or the stored form of a location, language or job word with that name in some language (D12, D37). */
export function searchWords(query: string): string[][] {
  return searchTerms(query).map((term) => [
    term,
    ...listKnownValues()
      // If the stored form contains the term, the term itself finds it.
      .filter(({ stored, names }) => names.includes(term) && !stored.includes(term))
      .map(({ stored }) => stored),
  ])
}
