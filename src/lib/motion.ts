export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Smooth except under reduced motion. `focused` is null if the focus should not move. */
export function scrollToElement(element: HTMLElement, focused: HTMLElement | null = element): void {
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  focused?.focus({ preventScroll: true })
}

/** The first field that is not the honeypot gets the focus. */
export function scrollToForm(container: HTMLElement): void {
  scrollToElement(
    container,
    container.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"]), select, textarea'),
  )
}
