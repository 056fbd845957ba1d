import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps focused controls above a bar at the bottom of the viewport: sets `scroll-padding-bottom` of the page to the
 * height of the bar.
 * @returns the ref of the bar
 */
export function useScrollPadding(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${element.offsetHeight + GAP_PX}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [])
  return bar
}

/** Space between the focused control and the bar, for the focus ring. */
const GAP_PX = 16
