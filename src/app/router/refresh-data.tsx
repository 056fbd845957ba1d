import { useEffect, type ReactNode } from 'react'
import type { RouterProviderProps } from 'react-router-dom'

import type { DataLoaders, PageData } from '@/lib/page-data'

interface RefreshDataProps {
  router: RouterProviderProps['router']
  /** Data of the prerendered page. */
  data: PageData<DataLoaders>
  children: ReactNode
}

/**
 * Reloads the data of the prerendered page after hydration, because it may have changed since the build. Starts at once
 * if the page was built without data, otherwise as soon as the browser is idle.
 */
export function RefreshData({ router, data, children }: RefreshDataProps) {
  useEffect(() => {
    if (isPending(data)) return void router.revalidate()
    if (Object.keys(data).length === 0) return
    const { pathname } = router.state.location
    return whenIdle(() => {
      if (router.state.location.pathname === pathname) void router.revalidate()
    })
  }, [router, data])
  return children
}

/** Returns whether a page was built without its data. */
const isPending = (data: PageData<DataLoaders>): boolean =>
  Object.values(data).some((datum) => 'status' in datum && datum.status === 'pending')

/** Delay in Safari, which lacks `requestIdleCallback`. Long enough to paint and hydrate the page first. */
const WITHOUT_IDLE_CALLBACK_MS = 500

/** Calls `run` once the browser is idle. Returns a function that cancels the call. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_IDLE_CALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}
