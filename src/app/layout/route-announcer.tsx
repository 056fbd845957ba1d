import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The previous location. Not a state, because a change of language remounts the layout. */
let lastLocation: { pathname: string; key: string } | undefined

/**
 * Moves the focus after a navigation, to the element of the hash or else to the page's `h1`, and announces the title of
 * the new page to screen readers. Does nothing on the first page, because the browser handles a page load.
 */
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

/** Focuses an element, so that Tab continues after it. Makes it focusable if it is not a control. */
function focusWithoutScroll(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Calls back with the page's `h1`, at once or as soon as it is rendered.
 * @returns function that cancels the callback
 */
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
