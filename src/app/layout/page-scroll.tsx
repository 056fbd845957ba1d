import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router-dom'

import { useIsComplete } from '@/app/router/refresh-data'
import { layOutWholePage } from '@/lib/motion'

/** After each page load, the first location has the same key, so its path is the key instead. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

const STORAGE_KEY = 'react-router-scroll-positions'

export function PageScroll() {
  useRestoredPosition()
  return (
    <>
      <PrepareScroll />
      <ScrollRestoration getKey={scrollKey} storageKey={STORAGE_KEY} />
    </>
  )
}

/**
 * After a reload of a list with a query, the browser cannot scroll to the last position, because the list is loaded after
 * hydration. So scrolls there when the list is there, unless the visitor has scrolled meanwhile.
 */
function useRestoredPosition() {
  const location = useLocation()
  const isComplete = useIsComplete()
  const [position] = useState(() => (isComplete ? undefined : storedPosition(location)))
  const hasScrolled = useRef(false)
  useEffect(() => {
    const stop = () => (hasScrolled.current = true)
    const options = { once: true, passive: true }
    for (const type of ['wheel', 'touchmove', 'keydown']) window.addEventListener(type, stop, options)
  }, [])
  useLayoutEffect(() => {
    if (isComplete && position !== undefined && !hasScrolled.current) window.scrollTo(0, position)
  }, [isComplete, position])
}

function storedPosition(location: Location): number | undefined {
  try {
    const positions = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>
    return positions[scrollKey(location)]
  } catch {
    return undefined
  }
}

/** Prepares the page for the scrolling of `ScrollRestoration`, which must render after this component. */
function PrepareScroll() {
  const { pathname, hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shownPath = useRef('')
  useLayoutEffect(() => {
    const isSamePage = shownPath.current === pathname
    if (shownPath.current) layOutWholePage()
    shownPath.current = pathname
    if (!hash || !isSamePage || isBack) return
    const { style } = document.documentElement
    style.scrollBehavior = 'smooth'
    queueMicrotask(() => style.removeProperty('scroll-behavior'))
  }, [pathname, hash, key, isBack])
  return null
}
