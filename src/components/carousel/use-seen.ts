import { useEffect, useState } from 'react'

/** Whether an element has come into the visible part of the page; true for good once it has. */
export function useSeen(element: Element | null): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !element) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}
