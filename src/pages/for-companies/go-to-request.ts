/** Scrolls to the request form, smoothly unless motion is unwanted, and puts the cursor into its first field. */
export function goToRequest() {
  const request = document.getElementById('request')
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // In a low window the form scrolls by itself and may stand anywhere.
  request?.firstElementChild?.scrollTo({ top: 0 })
  request?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' })
  request?.querySelector('input')?.focus({ preventScroll: true })
}
