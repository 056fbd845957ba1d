export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Scrolls to an element, smoothly except under reduced motion, and moves the focus.
 * @param focused element to focus, by default `element`; null if the focus should not move
 */
export function scrollToElement(element: HTMLElement, focused: HTMLElement | null = element): void {
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  focused?.focus({ preventScroll: true })
}

/** Scrolls to an element that contains a form, and focuses the form's first field that is not the honeypot. */
export function scrollToForm(container: HTMLElement): void {
  scrollToElement(
    container,
    container.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea'),
  )
}
