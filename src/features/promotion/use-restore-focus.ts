import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a function that focuses the element that was focused last outside of the popup. If that element cannot be
 * focused, it focuses the main content. The page does not scroll.
 */
export function useRestoreFocus(popup: RefObject<HTMLElement | null>): () => void {
  const last = useRef<Element>(document.activeElement)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !popup.current?.contains(target)) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [popup])
  return useCallback(() => {
    for (const target of [last.current, document.querySelector('main')]) {
      if (!(target instanceof HTMLElement) || target === document.body) continue
      target.focus({ preventScroll: true })
      if (document.activeElement === target) return
    }
  }, [])
}
