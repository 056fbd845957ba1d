import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { useHydrated } from '@/lib/use-hydrated'

/**
 * After a reload, or Back from another document, the browser restores the scroll position before the list for the query
 * is loaded. So scrolls there when the list is complete, unless the visitor has scrolled meanwhile.
 */
export function useRestoredPosition(isComplete: boolean): void {
  const hydrated = useHydrated()
  const { key, pathname, search } = useLocation()
  const position = useRef(
    useState(() => (hydrated || !search ? undefined : storedPosition(key, pathname)))[0],
  )
  useEffect(() => {
    const forget = () => (position.current = undefined)
    const signals = ['wheel', 'touchmove', 'keydown']
    for (const type of signals) window.addEventListener(type, forget, { passive: true })
    return () => signals.forEach((type) => window.removeEventListener(type, forget))
  }, [])
  useLayoutEffect(() => {
    if (!hydrated || !isComplete || position.current === undefined) return
    window.scrollTo(0, position.current)
    position.current = undefined
  }, [hydrated, isComplete])
}

/** Reads what `ScrollRestoration` has stored. Undefined if the page was opened by a link. */
function storedPosition(key: string, pathname: string): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'navigate') return undefined
  try {
    const stored = sessionStorage.getItem('react-router-scroll-positions')
    const positions = JSON.parse(stored ?? '{}') as Record<string, number>
    return positions[key === 'default' ? pathname : key]
  } catch {
    return undefined
  }
}
