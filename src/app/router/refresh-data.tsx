import { useEffect, type ReactNode } from 'react'
import type { RouterProviderProps } from 'react-router-dom'

import type { PageData, PageDataSource } from '@/lib/page-data'

import { isPending } from './hydration-data'

interface RefreshDataProps {
  router: RouterProviderProps['router']
  /** The data that the first page was built with. */
  data: PageData<PageDataSource>
  children: ReactNode
}

/**
 * After hydration, loads the data that the first page was built without. Otherwise loads it once the browser is idle,
 * because it may have changed since the build.
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

/** Safari lacks `requestIdleCallback`; after this time it has painted and hydrated the page. */
const WITHOUT_IDLE_CALLBACK_MS = 500

function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_IDLE_CALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}
