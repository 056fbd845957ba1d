import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router-dom'

/** The router's location key of every first page after a page load. */
const FIRST_KEY = 'default'

/** Returns the key under which a scroll position is stored. First pages share a key, so their path is used. */
const scrollKey = ({ key, pathname }: Location) => (key === FIRST_KEY ? pathname : key)

/**
 * Scrolls after a navigation: to the top, to the element of the hash or, after going back, to the previous position
 * (decision 11). Scrolls smoothly to a hash on the current page (spec 2), except under reduced motion (`index.css`).
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
 * Sets smooth scrolling for a hash on the current page. `ScrollRestoration` calls `scrollIntoView()`, which uses the
 * `scroll-behavior` of the document. Render this component before `ScrollRestoration`, so that its effect runs first.
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
