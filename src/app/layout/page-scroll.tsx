import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router-dom'

/** After each page load, the first location has the same key, so its path is the key instead. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function PageScroll() {
  return (
    <>
      <SmoothScroll />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** A hash of the same page scrolls smoothly. Must render before `ScrollRestoration`, which scrolls. */
function SmoothScroll() {
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
