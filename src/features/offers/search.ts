import { useLocation, useSearchParams } from 'react-router-dom'

import { useHydrated } from '@/lib/use-hydrated'

/** Number of offers that the list shows at first, and that each click on its button for more offers adds (D38). */
export const STEP_SIZE = 12

/** The backend returns at most this many rows in a response. */
const MAX_SHOWN = 1000

/** The search box has the same limit, and must show the whole query of a URL. */
export const MAX_QUERY_LENGTH = 100

/** A search for offers (D12). An empty query or location matches every offer. `shown` is the number of shown offers. */
export interface OfferSearch {
  query: string
  location: string
  shown: number
}

export const emptySearch: OfferSearch = { query: '', location: '', shown: STEP_SIZE }

export function readSearch(params: URLSearchParams): OfferSearch {
  const shown = Math.trunc(Number(params.get('shown')))
  return {
    query: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    location: params.get('location') ?? '',
    shown: Math.min(Math.max(shown || 0, STEP_SIZE), MAX_SHOWN),
  }
}

/** Replaces the search in a copy of the URL parameters. Leaves out default values and keeps other parameters. */
export function writeSearch(params: URLSearchParams, search: OfferSearch): URLSearchParams {
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

/** Returns the query string of a list, with its `?`, or an empty string for the list of all offers. */
export function searchString(search: Partial<OfferSearch>): string {
  const params = writeSearch(new URLSearchParams(), { ...emptySearch, ...search }).toString()
  return params && `?${params}`
}

/**
 * Returns the search in the URL, `setSearch` and `showMore` (D12, D38). Both functions replace the history entry. A
 * changed search starts with the first step. The search is empty until hydration, because prerendered HTML does not
 * depend on the query.
 */
export function useOfferSearch() {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const search = hydrated ? readSearch(params) : emptySearch
  const write = (next: OfferSearch) =>
    setParams(writeSearch(params, next), { replace: true, preventScrollReset: true })
  const setSearch = ({ query, location }: Pick<OfferSearch, 'query' | 'location'>) => {
    const isSame = query.trim() === search.query && location === search.location
    write({ query, location, shown: isSame ? search.shown : STEP_SIZE })
  }
  const showMore = () => write({ ...search, shown: search.shown + STEP_SIZE })
  return { search, setSearch, showMore }
}

/** State of a link from the list to an offer: the query of the list. */
export interface OfferLinkState {
  listSearch: string
}

/**
 * Returns the query of the list from which the visitor opened this offer, with its `?`. Empty for other visitors, and
 * until hydration, because prerendered HTML does not depend on the router state.
 */
export function useListSearch(): string {
  const hydrated = useHydrated()
  const state = useLocation().state as Partial<OfferLinkState> | null
  return hydrated ? searchString(readSearch(new URLSearchParams(state?.listSearch))) : ''
}
