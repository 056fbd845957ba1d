/** Returns whether the visitor asked their device for less motion. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Scrolls to a part of the page, smoothly unless less motion is wanted, and moves the focus, so that the next Tab continues
 * there.
 * @param focused element that takes the focus, if not the part itself
 */
export function goToElement(part: HTMLElement, focused: HTMLElement | null = part): void {
  part.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  focused?.focus({ preventScroll: true })
}

/** Scrolls to a part of the page that holds a form, and focuses the first field that a visitor fills in. */
export function goToForm(area: HTMLElement): void {
  goToElement(area, area.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea'))
}
