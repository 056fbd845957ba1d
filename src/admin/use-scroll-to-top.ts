import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Spec 4: after a redirect within the private area scrolling waits this long. */
const REDIRECT_WAIT_MS = 100

/** Every navigation scrolls to the top (spec 2); going back is left to the browser. */
export function useScrollToTop(): void {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  useEffect(() => {
    if (navigation === 'POP') return
    const wait = navigation === 'REPLACE' ? REDIRECT_WAIT_MS : 0
    const timer = setTimeout(() => window.scrollTo(0, 0), wait)
    return () => clearTimeout(timer)
  }, [pathname, navigation])
}
