import { languageFacts, type Language } from '@/i18n/languages'

import { locationFact, type Fact } from './facts'

/** Number of offers that the list shows at first, and that each step adds (D38). */
export const STEP_SIZE = 12

/** Maximum number of offers that a URL can ask for: the most rows that the backend returns at once. */
const MAX_SHOWN = 1000

/** Maximum length of a query. A longer query in a URL is cut off, so the search box shows what is searched. */
export const MAX_QUERY_LENGTH = 100

/** A search for offers (D12). An empty query or location matches every offer. */
export interface OfferSearch {
  query: string
  location: string
}

/** The state of the list in the URL: the search, and the number of offers to show. */
export interface OfferListRequest extends OfferSearch {
  shown: number
}

export const emptySearch: OfferListRequest = { query: '', location: '', shown: STEP_SIZE }

/** Reads search and number of offers from the URL parameters `q`, `location` and `shown`. */
export function readSearch(params: URLSearchParams): OfferListRequest {
  const shown = Math.trunc(Number(params.get('shown')))
  return {
    query: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    location: params.get('location') ?? '',
    shown: Math.min(Math.max(shown || 0, STEP_SIZE), MAX_SHOWN),
  }
}

/** Returns the search as the query of a URL, such as `?q=react`, or an empty string if the search is empty. */
export function searchString(search: Partial<OfferListRequest>): string {
  const params = writeSearch(new URLSearchParams(), { ...emptySearch, ...search }).toString()
  return params && `?${params}`
}

/** Returns a copy of the URL parameters with those of the search. Other parameters are kept. */
export function writeSearch(params: URLSearchParams, search: OfferListRequest): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of [
    ['q', search.query.trim()],
    ['location', search.location],
    ['shown', search.shown > STEP_SIZE ? String(search.shown) : ''],
  ] as const) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** An option of the location filter. `text` is the location in the language of the page. */
export interface LocationOption extends Fact {
  /** The stored location. */
  value: string
}

/**
 * Returns the options of the location filter without duplicates, sorted by text.
 * @param locations stored locations
 * @param chosen stored location to include even if it is not in the list
 */
export function locationOptions(locations: string[], chosen: string, language: Language): LocationOption[] {
  const { compare } = new Intl.Collator(languageFacts[language].locale)
  return [...new Set([...locations, chosen].filter(Boolean))]
    .map((value) => ({ value, ...locationFact(value, language) }))
    .sort((one, other) => compare(one.text, other.text))
}
