/** Whether the visitor asked their device for less motion. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls to a part of the page: smoothly, or at once where less motion is wanted. */
export function scrollToElement(element: Element): void {
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** Scrolls to a part of the page that holds a form, and focuses the first field that a visitor fills in. */
export function goToForm(area: Element): void {
  scrollToElement(area)
  area
    .querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea')
    ?.focus({ preventScroll: true })
}
