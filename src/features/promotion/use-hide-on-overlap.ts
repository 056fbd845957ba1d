import { useLayoutEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** The popup hides at this distance from a form or a focused control, and shows again at twice this distance. */
const DISTANCE_PX = 16

/**
 * Hides the popup while it would cover a form or the focused control (D40). Sets the attribute `data-overlaps`, which
 * `promotion.css` styles. With `form`, the popup is invisible and cannot be focused. With `focus`, the popup has
 * the opacity 0 and ignores clicks, but Tab can still move the focus into it. An attribute takes effect in the same
 * frame, unlike React state.
 * @param restoreFocus moves the focus out of the popup; called if the popup has the focus and is about to become
 * invisible
 */
export function useHideOnOverlap(popup: RefObject<HTMLElement | null>, restoreFocus: () => void): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const root = popup.current
    if (!root) return
    const check = () => {
      const overlap = findOverlap(root)
      if (overlap === 'form' && root.contains(document.activeElement)) restoreFocus()
      if (overlap) root.setAttribute('data-overlaps', overlap)
      else root.removeAttribute('data-overlaps')
    }
    let frame = 0
    // Waits for the next frame, because the browser scrolls to a focused control after the event.
    const checkNextFrame = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(check)
    }
    const layout = new ResizeObserver(check)
    layout.observe(document.body)
    layout.observe(root)
    document.addEventListener('scroll', check, { capture: true, passive: true })
    window.addEventListener('resize', check)
    document.addEventListener('focusin', checkNextFrame)
    document.addEventListener('focusout', checkNextFrame)
    check()
    return () => {
      cancelAnimationFrame(frame)
      layout.disconnect()
      document.removeEventListener('scroll', check, { capture: true })
      window.removeEventListener('resize', check)
      document.removeEventListener('focusin', checkNextFrame)
      document.removeEventListener('focusout', checkNextFrame)
    }
  }, [popup, restoreFocus, key])
}

function findOverlap(root: HTMLElement): 'form' | 'focus' | undefined {
  const box = root.getBoundingClientRect()
  const distance = root.hasAttribute('data-overlaps') ? 2 * DISTANCE_PX : DISTANCE_PX
  const isCovered = (element: Element) => isCloser(element.getBoundingClientRect(), box, distance)
  if ([...document.forms].some(isCovered)) return 'form'
  const focused = document.activeElement
  // Ignores elements with a negative tabIndex. These are headings and `main`, which only scripts focus, and the popup
  // is allowed to cover them.
  const isControl = focused instanceof HTMLElement && focused.tabIndex >= 0 && !root.contains(focused)
  return isControl && isCovered(focused) ? 'focus' : undefined
}

/** Returns whether two boxes overlap or are closer than `distance`. Returns false if `one` is not displayed. */
const isCloser = (one: DOMRect, other: DOMRect, distance: number): boolean =>
  one.width > 0 &&
  one.height > 0 &&
  one.left < other.right + distance &&
  one.right > other.left - distance &&
  one.top < other.bottom + distance &&
  one.bottom > other.top - distance
