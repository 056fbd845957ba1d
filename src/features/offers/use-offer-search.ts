import { useLocation, useSearchParams } from 'react-router-dom'

import { useHydrated } from '@/lib/use-hydrated'

import {
  emptySearch,
  readSearch,
  searchString,
  STEP_SIZE,
  writeSearch,
  type OfferListRequest,
  type OfferSearch,
} from './search'

/**
 * Returns the search in the URL, `setSearch`, which replaces the search (D12), and `showMore`, which shows more offers
 * (D38). Both functions replace the history entry. If `setSearch` changes the search, the list starts again with its
 * first step. The search is empty until hydration, because prerendered HTML does not depend on the query.
 */
export function useOfferSearch() {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const search = hydrated ? readSearch(params) : emptySearch
  const write = (next: OfferListRequest) =>
    setParams(writeSearch(params, next), { replace: true, preventScrollReset: true })
  const setSearch = ({ query, location }: OfferSearch) => {
    const isSame = query.trim() === search.query && location === search.location
    write({ query, location, shown: isSame ? search.shown : STEP_SIZE })
  }
  const showMore = () => write({ ...search, shown: search.shown + STEP_SIZE })
  return { search, setSearch, showMore }
}

interface OfferLinkState {
  listSearch: string
}

const searchOnly = (query: string) => searchString(readSearch(new URLSearchParams(query)))

/**
 * Returns the router state for a link from the list to an offer. {@link useListSearch} reads this state on the page of
 * the offer.
 */
export const offerLinkState = (query: string): OfferLinkState => ({ listSearch: searchOnly(query) })

/**
 * Returns the query of the list that linked to this offer, with its `?`. Returns an empty string if the visitor did
 * not come from the list. Until hydration, always returns an empty string, because prerendered HTML does not depend on
 * the router state.
 */
export function useListSearch(): string {
  const hydrated = useHydrated()
  const state: unknown = useLocation().state
  if (!hydrated || typeof state !== 'object' || state === null || !('listSearch' in state)) return ''
  return typeof state.listSearch === 'string' ? searchOnly(state.listSearch) : ''
}
