import { useLocation, useSearchParams } from 'react-router-dom'

import { useHydrated } from '@/lib/use-hydrated'

import { emptySearch, readSearch, searchString, writeSearch, type OfferSearch } from './search'

/**
 * Returns the search in the URL and a function that changes it (D12). A change replaces the history entry. The search is
 * empty until hydration, because prerendered HTML does not depend on the query.
 */
export function useOfferSearch() {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const search = hydrated ? readSearch(params) : emptySearch
  const setSearch = (next: OfferSearch) =>
    setParams(writeSearch(params, next), { replace: true, preventScrollReset: true })
  return { search, setSearch }
}

/** State of a link from the list to an offer. */
interface OfferLinkState {
  listSearch: string
}

/** Keeps only `q` and `location` of a query. */
const searchOnly = (query: string) => searchString(readSearch(new URLSearchParams(query)))

/** Returns the router state for a link from the list to an offer: the query of the list. {@link useListSearch} reads it. */
export const offerLinkState = (query: string): OfferLinkState => ({ listSearch: searchOnly(query) })

/**
 * Returns the query of the list that linked to this offer, with its `?`. Returns an empty string if the visitor did not
 * come from the list, and until hydration: the link state survives a reload, but prerendered HTML does not depend on it.
 */
export function useListSearch(): string {
  const hydrated = useHydrated()
  const state: unknown = useLocation().state
  if (!hydrated || typeof state !== 'object' || state === null || !('listSearch' in state)) return ''
  return typeof state.listSearch === 'string' ? searchOnly(state.listSearch) : ''
}
