import { useSearchParams } from 'react-router-dom'

import { useHydrated } from '@/lib/use-hydrated'

import { emptySearch, readSearch, writeSearch, type OfferSearch } from './search'

/**
 * The search in the address (D12): it survives reload and back, and replaces itself instead of filling the
 * history. Prerendered pages know no query, so it counts from hydration on.
 */
export function useOfferSearch() {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const search = hydrated ? readSearch(params) : emptySearch
  const show = (next: OfferSearch) =>
    setParams(writeSearch(params, next), { replace: true, preventScrollReset: true })
  return { search, show }
}
