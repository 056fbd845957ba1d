import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigationType, type Location } from 'react-router-dom'

import { layOutWholePage } from '@/lib/motion'

/** After each page load, the first location has the same key, so its path is the key instead. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function PageScroll() {
  return (
    <>
      <PrepareScroll />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
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
