import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The page shown last; survives the change of layout that a change of language is. */
let shownPath: string | undefined

/**
 * After a navigation within the site the focus moves to the page's heading and the title is announced, as a full
 * page load would do; where the heading comes with the data, once it is there. The first page shown is left to the
 * browser.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')

  useEffect(() => {
    const isFirst = shownPath === undefined || shownPath === pathname
    shownPath = pathname
    if (isFirst) return
    return whenHeadingIsThere((heading) => {
      if (!hash) heading.focus({ preventScroll: true })
      setTitle(document.title)
    })
  }, [pathname, hash])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

/** Calls back with the page's `h1` as soon as there is one; returns what calls the waiting off. */
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
