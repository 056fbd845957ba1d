import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Not a React state, because the public pages and the admin area each mount a `RouteAnnouncer`. */
let lastLocation: { pathname: string; key: string } | undefined

/** After a navigation, focuses the target of the hash or the `h1`, and announces the title of a new page. */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation()
  const [title, setTitle] = useState('')

  useEffect(() => {
    const previous = lastLocation
    lastLocation = { pathname, key }
    if (!previous || previous.key === key) return
    const isSamePage = previous.pathname === pathname
    if (isSamePage && !hash) return
    return onceHeadingIsRendered((heading) => {
      const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
      focusWithoutScroll(part || heading)
      if (!isSamePage) setTitle(document.title)
    })
  }, [pathname, hash, key])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

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
