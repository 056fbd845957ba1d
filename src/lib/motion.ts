/** Returns whether the device is set to reduced motion. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Scrolls to an element and moves the focus, so that Tab continues there. Scrolls smoothly, except under reduced motion.
 * @param focused the element to focus, by default the one to scroll to
 */
export function scrollToElement(element: HTMLElement, focused: HTMLElement | null = element): void {
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  focused?.focus({ preventScroll: true })
}

/** Scrolls to an element that contains a form, and focuses the first field of the form. Skips the honeypot. */
export function scrollToForm(container: HTMLElement): void {
  scrollToElement(
    container,
    container.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea'),
  )
}
