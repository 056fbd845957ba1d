const SECTIONS = 'main > :not(script), .offer-list > *, #root > footer'

/**
 * Makes the browser skip the styles and the layout of the parts of the page that are outside the window, so that a
 * change of the whole page, such as another theme, first recalculates only what is visible (docs/decisions/0053). The
 * browser remembers the heights of these parts (`styles.css`), so nothing moves.
 * @returns a function that restores the skipped parts. Call this function after the paint. It restores one part per
 * frame, so that no task takes long, and then calls `done`.
 */
export function skipOffScreen(): (done?: () => void) => void {
  const skipped = [...document.querySelectorAll<HTMLElement>(SECTIONS)].filter(isOffScreen)
  for (const { style } of skipped) style.contentVisibility = 'auto'
  return function restore(done) {
    const next = skipped.shift()
    if (!next) return done?.()
    next.style.contentVisibility = ''
    requestAnimationFrame(() => restore(done))
  }
}

function isOffScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom < 0 || top > window.innerHeight
}
