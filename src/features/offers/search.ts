import { languageFacts, type Language } from '@/i18n/languages'
import { memoize } from '@/lib/memoize'

import { locationFact, type Fact } from './facts'

/** Number of offers that the list shows at first, and that each click on its button for more offers adds (D38). */
export const STEP_SIZE = 12

/**
 * Maximum of the URL parameter `shown`, the number of offers that the list shows. The backend returns at most this many
 * rows in a response.
 */
const MAX_SHOWN = 1000

/**
 * Maximum length of a query. `readSearch` cuts off a longer query in a URL, because the search box has the same limit
 * and must show the whole query.
 */
export const MAX_QUERY_LENGTH = 100

/** A search for offers (D12). An empty query or location matches every offer. */
export interface OfferSearch {
  query: string
  location: string
}

export interface OfferListRequest extends OfferSearch {
  shown: number
}

export const emptySearch: OfferListRequest = { query: '', location: '', shown: STEP_SIZE }

export function readSearch(params: URLSearchParams): OfferListRequest {
  const shown = Math.trunc(Number(params.get('shown')))
  return {
    query: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    location: params.get('location') ?? '',
    shown: Math.min(Math.max(shown || 0, STEP_SIZE), MAX_SHOWN),
  }
}

export function searchString(search: Partial<OfferListRequest>): string {
  const params = writeSearch(new URLSearchParams(), { ...emptySearch, ...search }).toString()
  return params && `?${params}`
}

/**
 * Returns a copy of the URL parameters in which the given search replaces the previous search. Leaves out parameters of
 * the search that have their default value. Keeps other parameters.
 */
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

const collator = memoize((locale) => new Intl.Collator(locale))

/** An option of the location filter: the stored location `value`, and its name `text` in the language of the page. */
export interface LocationOption extends Fact {
  value: string
}

/**
 * Returns the options of the location filter without duplicates, sorted by name.
 * @param locations stored locations
 * @param chosen stored location that gets an option even if it is not in `locations`; empty if none is chosen
 */
export function locationOptions(locations: string[], chosen: string, language: Language): LocationOption[] {
  const { compare } = collator(languageFacts[language].locale)
  return [...new Set([...locations, chosen].filter(Boolean))]
    .map((value) => ({ value, ...locationFact(value, language) }))
    .sort((one, other) => compare(one.text, other.text))
}
