import { useEffect, useRef, type RefObject } from 'react'

/**
 * Sets `scroll-padding-bottom` of the page to the height of a sticky bar plus `GAP_PX`. So the browser scrolls a
 * focused control to a position above the bar.
 * @returns the ref for the bar
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
