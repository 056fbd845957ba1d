import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Spec 4: after a redirect in the admin area, scrolling waits 100 ms. */
const REDIRECT_WAIT_MS = 100

/** Scrolls to the top after a navigation to another page (spec 2). Leaves going back to the browser. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shownPath = useRef(pathname)
  useEffect(() => {
    const isSamePage = shownPath.current === pathname
    shownPath.current = pathname
    if (isSamePage || navigation === 'POP') return
    const wait = navigation === 'REPLACE' ? REDIRECT_WAIT_MS : 0
    const timer = setTimeout(() => window.scrollTo(0, 0), wait)
    return () => clearTimeout(timer)
  }, [pathname, navigation])
}
