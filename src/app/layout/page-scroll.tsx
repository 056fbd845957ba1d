import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router-dom'

const FIRST_KEY = 'default'

/**
 * Returns the key under which `ScrollRestoration` stores a scroll position. The first location after each page load
 * has the same key, so its path is used instead.
 */
const scrollKey = ({ key, pathname }: Location) => (key === FIRST_KEY ? pathname : key)

/**
 * Scrolls after a navigation: to the top, to the element of the hash, or after going back to the previous position
 * (docs/decisions/0011). Scrolls smoothly to a hash on the current page (spec 2), except under reduced motion.
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
 * Sets `scroll-behavior` on `<html>` for a navigation to a hash on the current page. `ScrollRestoration` scrolls with
 * `scrollIntoView()`, which uses this property. Render this component first, so that its effect runs first.
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
