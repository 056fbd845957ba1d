import { useEffect, type ReactNode } from 'react'
import type { RouterProviderProps } from 'react-router-dom'

import type { DataLoaders, PageData } from '@/lib/page-data'

const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin']

/** Lets the page respond to the visitor's input first. */
const DELAY_AFTER_USE_MS = 500

interface RefreshDataProps {
  router: RouterProviderProps['router']
  data: PageData<DataLoaders>
  children: ReactNode
}

/**
 * Reloads prerendered data, because it may have changed since the build (D44): immediately if it is missing, or if the
 * URL has a query, which the build does not know, otherwise when the visitor first uses the page, when the tab becomes visible, and after a restore from the back/forward cache.
 */
export function RefreshData({ router, data, children }: RefreshDataProps) {
  useEffect(() => {
    if (Object.keys(data).length === 0) return
    const { pathname, search } = router.state.location
    if (search || wasBuiltWithoutData(data)) return void router.revalidate()
    const refresh = () => {
      if (router.state.location.pathname === pathname) void router.revalidate()
    }
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const firstUse = new AbortController()
    const refreshOnce = () => {
      firstUse.abort()
      setTimeout(refresh, DELAY_AFTER_USE_MS)
    }
    const options = { capture: true, passive: true, signal: firstUse.signal }
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, refreshOnce, options)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      firstUse.abort()
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
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
