import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const REDIRECT_DELAY_MS = 100

/**
 * Scrolls to the top after a navigation to another path (spec 2), with a delay after a redirect (spec 4). Does not
 * scroll after going back or forward.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shownPath = useRef(pathname)
  useEffect(() => {
    const isSamePage = shownPath.current === pathname
    shownPath.current = pathname
    if (isSamePage || navigation === 'POP') return
    const wait = navigation === 'REPLACE' ? REDIRECT_DELAY_MS : 0
    const timer = setTimeout(() => window.scrollTo(0, 0), wait)
    return () => clearTimeout(timer)
  }, [pathname, navigation])
}
