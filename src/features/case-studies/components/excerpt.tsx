/**
 * Shows the first three lines of an excerpt (spec 2), with an ellipsis after the last visible word if there is more
 * text. CSS `line-clamp` would cut that word to make space for its ellipsis.
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

/**
 * Sets `--text-end` to the x position where the last visible line ends, and `data-cut` if further lines are hidden. The
 * `after:` classes above show the ellipsis with these values. Updates the values when the paragraph is resized and when
 * the fonts are loaded. Returns a cleanup function.
 */
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
    // Web fonts change the line breaks when they are loaded.
    void document.fonts.ready.then(update)
  })
  observer.observe(paragraph)
  return () => observer.disconnect()
}
