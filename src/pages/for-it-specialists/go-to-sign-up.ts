import type { MouseEvent } from 'react'

/** The area of the sign-up form, for links to it. */
export const SIGN_UP_ID = 'sign-up'

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Takes a click on a link to the sign-up form: scrolls there smoothly (spec 2), at once for those who prefer no
 * motion, and puts the focus into the form's first field. Without the form the link stays an ordinary one.
 */
export function goToSignUp(event: MouseEvent): void {
  const area = document.getElementById(SIGN_UP_ID)
  if (!area) return
  event.preventDefault()
  area.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  // The focus must not scroll by itself: that would cut the smooth way short.
  area.querySelector('input')?.focus({ preventScroll: true })
}
