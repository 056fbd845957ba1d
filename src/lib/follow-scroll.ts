/**
 * Lets a sticky element that is taller than the window move with the page in both directions. A sticky element's place
 * depends on the scroll position alone, so at each change of direction its natural place is set to where it was before
 * (`--panel-offset`). Also keeps its height in `--panel-height`.
 * @param panel sticky element in a parent that it moves in
 * @returns stops following
 */
export function followScroll(panel: HTMLElement): () => void {
  const track = panel.parentElement
  if (!track) return () => undefined
  let position = window.scrollY
  let isDownward = true
  let offset = 0
  let trackWidth = 0

  const moveTo = (next: number) => panel.style.setProperty('--panel-offset', `${next}px`)
  const onScroll = () => {
    const delta = window.scrollY - position
    if (delta !== 0 && delta > 0 !== isDownward) {
      isDownward = delta > 0
      moveTo(offset)
    }
    position = window.scrollY
    offset = panel.getBoundingClientRect().top - track.getBoundingClientRect().top
  }
  // Another width means other line breaks: the offset may lie beyond the end of the track.
  const resized = new ResizeObserver(() => {
    panel.style.setProperty('--panel-height', `${panel.offsetHeight}px`)
    if (track.offsetWidth !== trackWidth) moveTo(0)
    trackWidth = track.offsetWidth
    onScroll()
  })
  resized.observe(panel)
  resized.observe(track)
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    resized.disconnect()
    window.removeEventListener('scroll', onScroll)
  }
}
