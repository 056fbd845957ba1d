import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router-dom'

import { useIsWaiting } from '@/app/router/connection'

export function NavigationStatus() {
  const isNavigating = useNavigation().state !== 'idle'
  return <div role="status">{isNavigating && <PendingNavigation />}</div>
}

function PendingNavigation() {
  const { t } = useTranslation()
  if (useIsWaiting()) {
    return (
      <p className="fixed inset-x-3 z-30 mx-auto max-w-120 rounded-surface border border-line bg-surface p-4 text-small shadow-float max-sm:bottom-3 sm:top-20 print:hidden">
        {t('navigation.offline')}
      </p>
    )
  }
  return (
    <span className="navigation-progress fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent print:hidden">
      <span className="sr-only">{t('navigation.loading')}</span>
    </span>
  )
}

/** Not a React state, because the public pages and the admin area each mount a `RouteAnnouncer`. */
let lastLocation: { pathname: string; key: string } | undefined

/**
 * After a navigation to another page or to a hash, focuses the target of the hash or the `h1`, and announces the title
 * of a new page. A link to a form of the open page focuses its first field. A navigation with the router state
 * `keepsFocus` only gives the open page another URL.
 */
export function RouteAnnouncer() {
  const location = useLocation()
  const { pathname, hash, key } = location
  const { keepsFocus } = (location.state as { keepsFocus?: boolean } | null) ?? {}
  const [title, setTitle] = useState('')

  useEffect(() => {
    const previous = lastLocation
    lastLocation = { pathname, key }
    if (!previous || previous.key === key || keepsFocus) return
    const isSamePage = previous.pathname === pathname
    if (isSamePage && !hash) return
    return onceHeadingIsRendered((heading) => {
      // Not decoded: all ids are plain ASCII, and decoding a hash such as `#100%` fails.
      const part = hash && document.getElementById(hash.slice(1))
      focusWithoutScroll((isSamePage && firstFieldOf(part)) || part || heading)
      if (!isSamePage) setTitle(document.title)
    })
  }, [pathname, hash, key, keepsFocus])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

/** Undefined for an element that is not a form. Skips the honeypot. */
const firstFieldOf = (element: Element | '' | null) =>
  element instanceof HTMLFormElement
    ? element.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"]), select, textarea')
    : undefined

function focusWithoutScroll(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

function onceHeadingIsRendered(callback: (heading: HTMLHeadingElement) => void) {
  const main = document.querySelector('main')
  const find = () => main?.querySelector('h1')
  const present = find()
  if (present || !main) {
    if (present) callback(present)
    return
  }
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    observer.disconnect()
    callback(heading)
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}
