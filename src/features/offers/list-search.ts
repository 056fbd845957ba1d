import { useLocation } from 'react-router-dom'

import { useHydrated } from '@/lib/use-hydrated'

import { readSearch, searchString } from './search'

/** State of a link from the list to an offer. */
interface OfferLinkState {
  listSearch: string
}

/** Keeps only `q` and `location` of a query. */
const searchOnly = (query: string) => searchString(readSearch(new URLSearchParams(query)))

/** Returns the link state that remembers the list's search. */
export const offerLinkState = (query: string): OfferLinkState => ({ listSearch: searchOnly(query) })

/**
 * Returns the query of the list that led to this offer, with its `?`, or an empty string if the visitor did not come
 * from the list. Reads it after hydration only, because the state survives a reload and the built page does not have it.
 */
export function useListSearch(): string {
  const isHydrated = useHydrated()
  const state: unknown = useLocation().state
  if (!isHydrated || typeof state !== 'object' || state === null || !('listSearch' in state)) return ''
  return typeof state.listSearch === 'string' ? searchOnly(state.listSearch) : ''
}
