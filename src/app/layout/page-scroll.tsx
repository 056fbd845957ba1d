import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router-dom'

const FIRST_KEY = 'default'

/**
 * Returns the key under which `ScrollRestoration` stores a scroll position. The router gives the first location after
 * each page load the same key, `default`. So the function returns the path for such a location.
 */
const scrollKey = ({ key, pathname }: Location) => (key === FIRST_KEY ? pathname : key)

/**
 * Scrolls after a navigation (docs/decisions/0011): to the top or to the element of the hash. After going back or
 * forward, scrolls to the position where the visitor left the page. A click on a hash link to the current page scrolls
 * smoothly (spec 2), except under reduced motion.
 */
export function PageScroll() {
  return (
    <>
      <SmoothScrollWithinPage />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/**
 * Sets `scroll-behavior: smooth` on `<html>` for a moment after a navigation to a hash on the current page, but not
 * after going back or forward. `ScrollRestoration` then scrolls with `scrollIntoView()`, which uses this property.
 * Render this component before `ScrollRestoration`, so that its effect runs first.
 */
function SmoothScrollWithinPage() {
  const { pathname, hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shownPath = useRef('')
  useLayoutEffect(() => {
    const isSamePage = shownPath.current === pathname
    shownPath.current = pathname
    if (!hash || !isSamePage || isBack) return
    const { style } = document.documentElement
    style.scrollBehavior = 'smooth'
    queueMicrotask(() => style.removeProperty('scroll-behavior'))
  }, [pathname, hash, key, isBack])
  return null
}
