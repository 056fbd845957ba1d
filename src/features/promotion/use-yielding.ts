import { useLayoutEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

import { hasArea, overlap } from './overlap'

/** The popup hides this close to a form, and comes back at twice the distance, so that it never flickers. */
const DISTANCE_PX = 16

/**
 * Hides the popup while it would cover something (D40), by the attribute `data-yields`:
 * - `form`: a form lies below it. The popup is invisible and cannot be focused.
 * - `focus`: the focused control lies below it. The popup is transparent and lets clicks through, but the next Tab
 *   may still lead into it: the last link of the page lies below it, and the popup comes right after that link.
 *
 * Compares rectangles after every scroll, resize, change of layout and change of focus. Sets an attribute instead of
 * state, because the popup has to disappear in the same frame.
 * @param returnFocus moves the focus out of the popup; called before the popup becomes invisible
 */
export function useYielding(popup: RefObject<HTMLElement | null>, returnFocus: () => void): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    const root = popup.current
    if (!root) return
    const check = () => {
      const reason = reasonToYield(root)
      if (reason === 'form' && root.contains(document.activeElement)) returnFocus()
      if (reason) root.setAttribute('data-yields', reason)
      else root.removeAttribute('data-yields')
    }
    let frame = 0
    // The browser scrolls to a focused control after the event, so look in the next frame.
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
  }, [popup, returnFocus, key])
}

function reasonToYield(root: HTMLElement): 'form' | 'focus' | undefined {
  const own = root.getBoundingClientRect()
  const distance = root.hasAttribute('data-yields') ? 2 * DISTANCE_PX : DISTANCE_PX
  const isBelow = (element: Element) => {
    const box = element.getBoundingClientRect()
    return hasArea(box) && overlap(own, box, distance)
  }
  if ([...document.forms].some(isBelow)) return 'form'
  const focused = document.activeElement
  // Headings and `main` are focused by script, not by the visitor, and are not controls.
  const isControl = focused instanceof HTMLElement && focused.tabIndex >= 0 && !root.contains(focused)
  return isControl && isBelow(focused) ? 'focus' : undefined
}
