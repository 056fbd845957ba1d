import { useLocation, useSearchParams } from 'react-router-dom'

import { useHydrated } from '@/lib/use-hydrated'

/** Number of offers that the list shows first, and that each click on *Show more* adds (D38). */
export const BATCH_SIZE = 24

/** The backend returns at most this number of rows (`max_rows`). */
export const MAX_SHOWN = 1000

/** Limit of the search box, and of the query in a URL, because the box must show all of it. */
export const MAX_QUERY_LENGTH = 100

/** The search in the URL of the list (D12). */
export interface OfferSearch {
  query: string
  location: string
  shown: number
}

export const emptySearch: OfferSearch = { query: '', location: '', shown: BATCH_SIZE }

export function readSearch(params: URLSearchParams): OfferSearch {
  const shown = Math.trunc(Number(params.get('shown')))
  return {
    query: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim(),
    location: params.get('location') ?? '',
    shown: Math.min(Math.max(shown || 0, BATCH_SIZE), MAX_SHOWN),
  }
}

/** Keeps other parameters. */
export function writeSearch(params: URLSearchParams, search: OfferSearch): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of [
    ['q', search.query.trim()],
    ['location', search.location],
    ['shown', search.shown > BATCH_SIZE ? String(search.shown) : ''],
  ] as const) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** With its `?`, or empty for the list of all offers. */
export function searchString(search: Partial<OfferSearch>): string {
  const params = writeSearch(new URLSearchParams(), { ...emptySearch, ...search }).toString()
  return params && `?${params}`
}

/** D12, D38. Empty until hydration, because prerendered HTML does not depend on the query. */
export function useOfferSearch() {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const search = hydrated ? readSearch(params) : emptySearch
  const write = (next: OfferSearch) =>
    setParams(writeSearch(params, next), { replace: true, preventScrollReset: true })
  const setSearch = ({ query, location }: Pick<OfferSearch, 'query' | 'location'>) => {
    const isSame = query.trim() === search.query && location === search.location
    write({ query, location, shown: isSame ? search.shown : BATCH_SIZE })
  }
  const showMore = () => write({ ...search, shown: search.shown + BATCH_SIZE })
  return { search, setSearch, showMore }
}

export interface OfferLinkState {
  listSearch: string
}

/** The query of the list from which the visitor opened this offer. Empty until hydration. */
export function useListSearch(): string {
  const hydrated = useHydrated()
  const state = useLocation().state as Partial<OfferLinkState> | null
  return hydrated ? searchString(readSearch(new URLSearchParams(state?.listSearch))) : ''
}
