import { useEffect, useEffectEvent, useState } from 'react'

import type { OfferList } from '@/features/offers/model'
import { searchString, STEP_SIZE, type OfferListRequest } from '@/features/offers/search'
import { toAppError, type AppErrorCode } from '@/lib/app-error'
import type { LoadResult } from '@/lib/page-data'
import { useHydrated } from '@/lib/use-hydrated'

/** State of the first step of the list of all offers. The route loads this step. */
export type FirstStep = LoadResult<OfferList> | { status: 'pending' }

/** The offers that are loaded for a search. `key` is the search as a URL query, without the parameter `shown`. */
interface FoundList extends OfferList {
  key: string
}

/**
 * Key: `key` of a list. Value: the last list that was fetched for this search. When a visitor goes back to the page,
 * the page shows this list without waiting.
 */
const foundLists = new Map<string, FoundList>()

interface OfferListState {
  /** The offers to show. Undefined until the first list is loaded, and if the request for a new search failed. */
  list: OfferList | undefined
  isLoading: boolean
  /** Code of the last error. It stays while the request is being retried. */
  error: AppErrorCode | undefined
  /**
   * Sends the request again. Undefined for the first step of all offers, which `LoadError` loads again through
   * the router.
   */
  retry: (() => void) | undefined
}

/**
 * Returns the list for the search in the URL. The route loads the first step of all offers, and this hook fetches
 * every other list. While a list is being fetched, the previous list stays. Another search aborts the request.
 */
export function useOfferList(search: OfferListRequest, firstStep: FirstStep): OfferListState {
  const hydrated = useHydrated()
  const key = searchString({ ...search, shown: STEP_SIZE })
  const [last, setLast] = useState(() => foundLists.get(key))
  const [failure, setFailure] = useState<{ key: string; request: string; code: AppErrorCode }>()
  const [attempt, setAttempt] = useState(0)

  const isFirstStep = key === '' && search.shown === STEP_SIZE
  const fetched = last?.key === key ? last : undefined
  const isComplete = fetched && fetched.offers.length >= Math.min(search.shown, fetched.total)
  const request = `${searchString(search)} ${attempt}`

  const fetchList = useEffectEvent(async (signal: AbortSignal): Promise<FoundList> => {
    const known = fetched && !isComplete ? fetched.offers : []
    const { listOffers } = await import('@/features/offers/api/list-offers')
    const step = { size: search.shown - known.length, after: known.at(-1) }
    const { offers, total } = await listOffers(search, step, signal)
    return { key, offers: [...known, ...offers], total: known.length + total }
  })
  useEffect(() => {
    if (isFirstStep) return
    const controller = new AbortController()
    const { signal } = controller
    const showList = (list: FoundList) => {
      if (signal.aborted) return
      foundLists.set(key, list)
      setLast(list)
      setFailure(undefined)
    }
    const showError = (cause: unknown) => {
      if (signal.aborted) return
      console.error('Could not load the offers', cause)
      setFailure({ key, request, code: toAppError(cause).code })
    }
    void fetchList(signal).then(showList, showError)
    return () => controller.abort()
  }, [isFirstStep, key, request])

  const allOffers = firstStep.status === 'loaded' ? firstStep.value : undefined
  if (isFirstStep) {
    // Stores the list, so that it stays visible while the next search is loading. Does not store it before hydration,
    // because `search` is then empty, even if the URL has a search.
    if (hydrated && allOffers && last?.offers !== allOffers.offers) setLast({ key, ...allOffers })
    const error = firstStep.status === 'failed' ? firstStep.code : undefined
    return { list: allOffers, isLoading: firstStep.status === 'pending', error, retry: undefined }
  }
  const error = !isComplete && failure?.key === key ? failure.code : undefined
  const current = fetched ? firstOffers(fetched, search.shown) : key === '' ? allOffers : undefined
  return {
    list: current ?? (error ? undefined : last),
    isLoading: !isComplete && failure?.request !== request,
    error,
    retry: () => setAttempt(attempt + 1),
  }
}

const firstOffers = ({ offers, total }: OfferList, count: number): OfferList => ({
  offers: offers.slice(0, count),
  total,
})
