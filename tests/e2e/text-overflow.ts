import type { Page } from 'playwright/test'

/**
 * Returns one line each for horizontal scroll, for a header control outside the screen, and for a text outside its link
 * or button. Leaves out links and buttons that are inline or invisible, and texts that are cut off on purpose.
 */
export const textOverflows = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    const excess = document.documentElement.scrollWidth - width
    if (excess > 0) found.push(`${excess} px of horizontal scroll`)
    for (const control of document.querySelectorAll('a, button')) {
      const box = control.getBoundingClientRect()
      const style = getComputedStyle(control)
      if (box.width === 0 || style.visibility === 'hidden' || style.display === 'inline') continue
      const name = `${control.tagName} "${control.textContent}"`
      if (control.closest('header') && (box.left < 0 || box.right > width))
        found.push(`${name} is off the screen`)
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        if (!text.nodeValue?.trim() || text.parentElement?.closest('.sr-only, .overflow-hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const { left, right, top, bottom } = range.getBoundingClientRect()
        // The bounding box of a text is taller than its letters. So the box may exceed the control by a quarter of the
        // font size at the top and at the bottom.
        const slack = parseFloat(style.fontSize) / 4
        if (
          left < box.left - 1 ||
          right > box.right + 1 ||
          top < box.top - slack ||
          bottom > box.bottom + slack
        )
          found.push(`${name} overflows its box`)
      }
    }
    return found
  })
