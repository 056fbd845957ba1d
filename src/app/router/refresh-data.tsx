import { useEffect, type ReactNode } from 'react'
import type { HydrationState, RouterProviderProps } from 'react-router-dom'

interface RefreshDataProps {
  router: RouterProviderProps['router']
  /** What the first page was built with: null for a page that was built without data. */
  loaderData: HydrationState['loaderData']
  children: ReactNode
}

/**
 * Once the first page is hydrated: fetches at once what it was built without, and when the browser is idle what may
 * have changed since it was built.
 */
export function RefreshData({ router, loaderData, children }: RefreshDataProps) {
  useEffect(() => {
    const built = Object.values(loaderData ?? {})
    if (built.includes(null)) return void router.revalidate()
    if (built.length === 0) return
    const { pathname } = router.state.location
    return whenIdle(() => {
      if (router.state.location.pathname === pathname) void router.revalidate()
    })
  }, [router, loaderData])
  return children
}

/** Safari knows no idle callback; by then it has painted and taken the page over. */
const WITHOUT_IDLE_CALLBACK_MS = 500

function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_IDLE_CALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run)
  return () => window.cancelIdleCallback(handle)
}
