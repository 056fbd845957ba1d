import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router-dom'

/** The router's key of every page that the browser itself loaded. Their paths tell them apart. */
const FIRST_KEY = 'default'

const scrollKey = ({ key, pathname }: Location) => (key === FIRST_KEY ? pathname : key)

/**
 * Scrolls after a navigation: to the top, to the hash or, on the way back, to the position that was left (decision 11). A link
 * to a part of the current page scrolls there smoothly (spec 2), unless the stylesheet forbids it for reduced motion.
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
 * The router answers a hash with `scrollIntoView()`, which follows the `scroll-behavior` of the document. This component
 * stands before `ScrollRestoration`, so its layout effect runs first and sets the behaviour for that one call.
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
