import { useEffect, useState } from 'react'

import type { OfferList } from '@/features/offers/model'
import { readSearch, searchString, STEP_SIZE, type OfferSearch } from '@/features/offers/search'
import { toAppError, type AppErrorCode } from '@/lib/app-error'
import type { LoadResult } from '@/lib/page-data'
import { useHydrated } from '@/lib/use-hydrated'

/** Loaded by the route. */
export type FirstStep = LoadResult<OfferList> | { status: 'pending' }

/** A visitor who goes back to a list sees it again without waiting. */
const lastLists = new Map<string, OfferList>()

interface ListState {
  request?: string
  /** The search without the number of shown offers. */
  filter?: string
  list?: OfferList
  error?: AppErrorCode
}

/** The route loads the first step of all offers, this hook every other list. The previous list stays meanwhile. */
export function useOfferList(search: OfferSearch, firstStep: FirstStep) {
  const hydrated = useHydrated()
  const key = searchString(search)
  const filter = searchString({ ...search, shown: STEP_SIZE })
  const [state, setState] = useState<ListState>(() => ({ filter, list: lastLists.get(key) }))
  const [attempt, setAttempt] = useState(0)
  const request = `${key} ${attempt}`
  const isOfRoute = key === ''
  const routeList = firstStep.status === 'loaded' ? firstStep.value : undefined

  useEffect(() => {
    if (isOfRoute) return
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      const { listOffers } = await import('@/features/offers/api/list-offers')
      return listOffers(readSearch(new URLSearchParams(key)), signal)
    }
    load().then(
      (list) => {
        if (signal.aborted) return
        lastLists.set(key, list)
        setState({ request, filter, list })
      },
      (cause: unknown) => {
        if (signal.aborted) return
        console.error('Could not load the offers', cause)
        const error = toAppError(cause).code
        // The shown offers stay if more could not be loaded.
        setState((last) => ({ request, filter, list: last.filter === filter ? last.list : undefined, error }))
      },
    )
    return () => controller.abort()
  }, [isOfRoute, key, filter, request])

  if (isOfRoute) {
    // Not before hydration, when `search` is empty even if the URL has one.
    if (hydrated && routeList && state.list !== routeList) setState({ filter, list: routeList })
    const error = firstStep.status === 'failed' ? firstStep.code : undefined
    return { list: routeList, isLoading: firstStep.status === 'pending', error, retry: undefined }
  }
  return {
    list: state.list ?? (filter === '' ? routeList : undefined),
    isLoading: state.request !== request,
    error: state.error,
    retry: () => setAttempt(attempt + 1),
  }
}
