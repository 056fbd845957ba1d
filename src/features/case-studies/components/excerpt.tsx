/**
 * Shows the first three lines of an excerpt (spec 2). The box cuts between lines, so that the text ends after a whole
 * word. `line-clamp` would cut the last word to insert its ellipsis. The padding leaves space for the ellipsis.
 */
export function Excerpt({ text }: { text: string }) {
  return (
    <p
      key={text}
      ref={positionEllipsis}
      className="relative -mr-[1em] max-h-[3lh] overflow-hidden pr-[1em] text-small text-muted after:absolute after:bottom-0 after:left-(--text-end) data-cut:after:content-['…'/'']"
    >
      {text}
    </p>
  )
}

/** Positions the ellipsis after the last visible line, again after every change of size. Returns a cleanup function. */
function positionEllipsis(paragraph: HTMLParagraphElement) {
  const update = () => {
    const box = paragraph.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    const lines = [...range.getClientRects()]
    const visible = lines.filter(({ top }) => top < box.bottom - 1)
    const end = visible.at(-1)?.right ?? box.left
    paragraph.style.setProperty('--text-end', `${end - box.left}px`)
    paragraph.toggleAttribute('data-cut', visible.length < lines.length)
  }
  const observer = new ResizeObserver(() => {
    update()
    // A web font that loads later has other widths.
    void document.fonts.ready.then(update)
  })
  observer.observe(paragraph)
  return () => observer.disconnect()
}
