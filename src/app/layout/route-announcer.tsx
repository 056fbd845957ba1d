import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The previous location. A React state would be lost, because a change of language remounts the layout. */
let lastLocation: { pathname: string; key: string } | undefined

/**
 * Moves the focus after a navigation to the element of the hash, or to the page's `h1` if there is none. If the path
 * has changed, announces the title of the page to screen readers. Does nothing after a page load, and after a
 * navigation without a hash on the same path.
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

function focusWithoutScroll(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Calls back with the page's `h1`, immediately or as soon as it is rendered.
 * @returns a function that cancels a later call, or undefined if there will be none
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
