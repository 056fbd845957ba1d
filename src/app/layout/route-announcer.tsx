import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a navigation within the site the focus moves to the page's heading and the title is announced, as a full
 * page load would do. The first page shown is left to the browser.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const shownPath = useRef(lastPath)

  useEffect(() => {
    lastPath = pathname
    if (shownPath.current === undefined || shownPath.current === pathname) {
      shownPath.current = pathname
      return
    }
    shownPath.current = pathname
    if (!hash) document.querySelector('h1')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname, hash])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

/** Survives the change of layout that a change of language is. */
let lastPath: string | undefined
