import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a function that focuses the last focused element outside of the popup, or `main` if that element cannot be
 * focused. The page does not scroll.
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
