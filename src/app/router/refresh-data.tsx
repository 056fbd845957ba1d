import { useEffect, type ReactNode } from 'react'
import type { RouterProviderProps } from 'react-router-dom'

import type { DataLoaders, PageData } from '@/lib/page-data'

interface RefreshDataProps {
  router: RouterProviderProps['router']
  /** Data of the prerendered page. Empty if the page was not prerendered or has no data. */
  data: PageData<DataLoaders>
  children: ReactNode
}

/**
 * Reloads the data of the prerendered page, because the content may have changed since the build. Starts immediately if
 * the page was built without its data. Otherwise waits until the browser is idle, and skips the reload if the visitor
 * has opened another page meanwhile. Also reloads the data of the current page if the browser restores it from its
 * back/forward cache, because a study can have been withdrawn meanwhile (D44).
 */
export function RefreshData({ router, data, children }: RefreshDataProps) {
  useEffect(() => {
    if (wasBuiltWithoutData(data)) return void router.revalidate()
    if (Object.keys(data).length === 0) return
    const { pathname } = router.state.location
    return whenIdle(() => {
      if (router.state.location.pathname === pathname) void router.revalidate()
    })
  }, [router, data])
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void router.revalidate()
    }
    window.addEventListener('pageshow', refresh)
    return () => window.removeEventListener('pageshow', refresh)
  }, [router])
  return children
}

const wasBuiltWithoutData = (data: PageData<DataLoaders>): boolean =>
  Object.values(data).some((datum) => 'status' in datum && datum.status === 'pending')

/** Delay in browsers without `requestIdleCallback`, such as Safari. Leaves time to hydrate and paint the page. */
const WITHOUT_IDLE_CALLBACK_MS = 500

function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_IDLE_CALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}
