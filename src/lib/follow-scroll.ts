/**
 * Lets a sticky element that is taller than the window move with the page in both directions. A sticky element's place
 * depends on the scroll position alone. So at each change of direction, the space before it gets the height that keeps
 * the element where it was. Sets `--panel-height` on the element to its height.
 * @param panel sticky element
 * @param space empty element before it; their parent is the track that the panel moves in
 * @returns stops following
 */
export function followScroll(panel: HTMLElement, space: HTMLElement): () => void {
  let position = window.scrollY
  let isDownward = true
  let offset = 0
  let width = 0

  const onScroll = () => {
    const delta = window.scrollY - position
    if (delta !== 0 && delta > 0 !== isDownward) {
      isDownward = delta > 0
      space.style.height = `${offset}px`
    }
    position = window.scrollY
    offset = panel.getBoundingClientRect().top - space.getBoundingClientRect().top
  }
  const resized = new ResizeObserver(() => {
    panel.style.setProperty('--panel-height', `${panel.offsetHeight}px`)
    // Another width means other line breaks: the space could reach beyond the end of the track.
    if (panel.offsetWidth !== width) space.style.height = ''
    width = panel.offsetWidth
    onScroll()
  })
  resized.observe(panel)
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    resized.disconnect()
    window.removeEventListener('scroll', onScroll)
  }
}
