import { languageFacts, type Language } from '@/i18n/languages'
import { textSearch } from '@/lib/text-search'

import { placeFact, searchedFacts, type Fact } from './facts'
import type { OfferSummary } from './model'

/** A search of the offers. Empty strings match every offer (D12). */
export interface OfferSearch {
  query: string
  location: string
}

export const emptySearch: OfferSearch = { query: '', location: '' }

/** Reads the search from `?q=&location=`. */
export function readSearch(params: URLSearchParams): OfferSearch {
  return { query: (params.get('q') ?? '').trim(), location: params.get('location') ?? '' }
}

/** Returns the query of a list with this search, with its `?`, or an empty string. */
export function searchString(search: OfferSearch): string {
  const params = writeSearch(new URLSearchParams(), search).toString()
  return params && `?${params}`
}

/** Returns a copy of the URL parameters with another search. Parameters that are not the search stay. */
export function writeSearch(params: URLSearchParams, { query, location }: OfferSearch): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of [
    ['q', query.trim()],
    ['location', location],
  ] as const) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * Returns the offers at the location that contain every word of the query in title, tech stack, location, description
 * or languages, in their given order. Case and diacritics do not count (D12). Location and languages are searched in
 * every language of the site (D37); `location` is compared with the stored value.
 */
export function filterOffers<Item extends OfferSummary>(
  offers: Item[],
  { query, location }: OfferSearch,
): Item[] {
  const matches = textSearch(query)
  return offers.filter((offer) => {
    if (location && offer.location !== location) return false
    return matches([offer.title, offer.tech_stack, offer.description, ...searchedFacts(offer)])
  })
}

/** A choice of the location filter: the stored value, and its name in the page's language. */
export interface LocationOption extends Fact {
  value: string
}

/**
 * Returns the locations of the offers, each once, sorted by their names in the language.
 * @param chosen stored location to include even if no offer has it
 */
export function locationOptions(
  offers: OfferSummary[],
  chosen: string,
  language: Language,
): LocationOption[] {
  const { compare } = new Intl.Collator(languageFacts[language].locale)
  const values = new Set([...offers.map(({ location }) => location), chosen].filter(Boolean))
  return [...values]
    .map((value) => ({ value, ...placeFact(value, language) }))
    .sort((one, other) => compare(one.text, other.text))
}
