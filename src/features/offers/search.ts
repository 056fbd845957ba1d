import { languageFacts, type Language } from '@/i18n/languages'
import { textSearch } from '@/lib/text-search'

import { locationFact, searchableFacts, type Fact } from './facts'
import type { OfferSummary } from './model'

/** A search for offers (D12). An empty query or location matches every offer. */
export interface OfferSearch {
  query: string
  location: string
}

export const emptySearch: OfferSearch = { query: '', location: '' }

/** Reads the search from the URL parameters `q` and `location`. */
export function readSearch(params: URLSearchParams): OfferSearch {
  return { query: (params.get('q') ?? '').trim(), location: params.get('location') ?? '' }
}

/** Returns the search as the query of a URL, such as `?q=react`, or an empty string if the search is empty. */
export function searchString(search: OfferSearch): string {
  const params = writeSearch(new URLSearchParams(), search).toString()
  return params && `?${params}`
}

/** Returns a copy of the URL parameters with `q` and `location` of the search. Other parameters are kept. */
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
 * Returns the offers that match the search, in their original order. Every word of the query must occur in the title,
 * tech stack, location, description or languages; case and diacritics are ignored (D12). Location and languages are
 * searched in every language of the site (D37). `location` must equal the stored value.
 */
export function filterOffers<Item extends OfferSummary>(
  offers: Item[],
  { query, location }: OfferSearch,
): Item[] {
  const matches = textSearch(query)
  return offers.filter((offer) => {
    if (location && offer.location !== location) return false
    return matches([offer.title, offer.tech_stack, offer.description, ...searchableFacts(offer)])
  })
}

/** An option of the location filter. `text` is the location in the language of the page. */
export interface LocationOption extends Fact {
  /** The stored location. */
  value: string
}

/**
 * Returns the locations of the offers without duplicates, sorted by text.
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
    .map((value) => ({ value, ...locationFact(value, language) }))
    .sort((one, other) => compare(one.text, other.text))
}
