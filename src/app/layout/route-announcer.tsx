import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Location shown last. Kept here because a change of language mounts the layout anew. */
let shown: { pathname: string; key: string } | undefined

/**
 * Moves the focus after a navigation, as a full page load does: to the part that the hash names, otherwise to the page's
 * heading, as soon as it is rendered. Announces the title of a new page. Leaves the first page to the browser.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation()
  const [title, setTitle] = useState('')

  useEffect(() => {
    const previous = shown
    shown = { pathname, key }
    if (!previous || previous.key === key) return
    const isSamePage = previous.pathname === pathname
    if (isSamePage && !hash) return
    return whenHeadingIsThere((heading) => {
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

/** Focuses an element that is not a control: the next Tab continues behind it. */
function focusWithoutScroll(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Calls back with the page's `h1`, at once or as soon as it is rendered.
 * @returns a function that stops waiting
 */
function whenHeadingIsThere(callback: (heading: HTMLHeadingElement) => void) {
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
