/**
 * Lets a sticky panel scroll with the page, up and down, if the panel is taller than the window. Without this function,
 * the panel would jump when the scroll direction changes. At each change of direction, the function sets the height of
 * `spacer` so that the panel keeps its position. It also sets `--panel-height`, which the classes of `StickyPanel`
 * use.
 * @param panel the sticky element
 * @param spacer empty element before the panel, with the same parent
 * @returns function that removes the scroll listener and the resize observer
 */
export function followScroll(panel: HTMLElement, spacer: HTMLElement): () => void {
  let position = window.scrollY
  let isDownward = true
  let offset = 0
  let width = 0

  const onScroll = () => {
    const delta = window.scrollY - position
    if (delta !== 0 && delta > 0 !== isDownward) {
      isDownward = delta > 0
      spacer.style.height = `${offset}px`
    }
    position = window.scrollY
    offset = panel.getBoundingClientRect().top - spacer.getBoundingClientRect().top
  }
  const resizeObserver = new ResizeObserver(() => {
    panel.style.setProperty('--panel-height', `${panel.offsetHeight}px`)
    // Resets the spacer if the width of the panel changes. Line breaks and heights change too, so the height of the
    // spacer may no longer fit.
    if (panel.offsetWidth !== width) spacer.style.height = ''
    width = panel.offsetWidth
    onScroll()
  })
  resizeObserver.observe(panel)
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    resizeObserver.disconnect()
    window.removeEventListener('scroll', onScroll)
  }
}
