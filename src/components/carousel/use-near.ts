import { useEffect, useState } from 'react'

/** Whether an element has come near the visible part of the page; true for good once it has. */
export function useNear(element: Element | null, margin = '200px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, margin, near])
  return near
}
