import type { ReactNode } from 'react'
import { useLinkClickHandler, useLocation, type Location } from 'react-router-dom'

interface AnchorLinkProps {
  to: `#${string}`
  className?: string
  children: ReactNode
}

/**
 * A link to an element of the open page. `PageScroll` scrolls there, and `RouteAnnouncer` moves the focus there. Not a
 * `Link`, whose URL would lack the query of the page before hydration, so that a click would load the page again.
 */
export function AnchorLink({ to, className, children }: AnchorLinkProps) {
  const location: Location<unknown> = useLocation()
  const followLink = useLinkClickHandler({ search: location.search, hash: to }, { state: location.state })
  return (
    <a href={to} onClick={followLink} className={className}>
      {children}
    </a>
  )
}
