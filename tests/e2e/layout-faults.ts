import type { Page } from 'playwright/test'

/**
 * Returns one line for each fault that a visitor would see in the layout: sideways scroll, a word that breaks inside
 * itself, a text that is cut off or leaves its link or button, and texts or controls that overlap.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      element: Element
      text: string
      box: DOMRect
    }
    const faults = new Set<string>()
    const range = document.createRange()
    const quote = (text: string) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('svg, script, style, noscript, option, .sr-only, [aria-hidden=true], [inert]')
    /** Slides are outside the visible part of their carousel, and the cards of a stack cover each other. */
    const isInCarousel = (element: Element) => Boolean(element.closest('[aria-roledescription]'))
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? blockOf(element.parentElement)
        : element

    function findBrokenWords(node: Text) {
      for (const { 0: word, index } of node.data.matchAll(/\d+(?:[.,\u00a0\u202f]\d+)*|[\p{L}\p{M}]+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
        if (Math.max(...tops) - Math.min(...tops) > 4) faults.add(`${quote(word)} breaks inside itself`)
      }
    }

    /** Returns whether a box leaves a container. A text box may be a quarter of the font size higher than its letters. */
    const leaves = (box: DOMRect, element: Element, fontSize: number) => {
      const limit = element.getBoundingClientRect()
      return (
        box.left < limit.left - 1 ||
        box.right > limit.right + 1 ||
        box.top < limit.top - fontSize / 4 ||
        box.bottom > limit.bottom + fontSize / 4
      )
    }

    function findCutOff({ element, text, box }: Line) {
      const fontSize = parseFloat(getComputedStyle(element).fontSize)
      const control = element.closest('a, button')
      if (control && getComputedStyle(control).display !== 'inline' && leaves(box, control, fontSize))
        faults.add(`${quote(text)} leaves its ${control.tagName === 'A' ? 'link' : 'button'}`)
      for (let ancestor = element; ancestor !== document.body; ancestor = ancestor.parentElement as Element) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(ancestor)
        if (overflowX === 'auto' || overflowY === 'auto' || textOverflow === 'ellipsis') return
        if (webkitLineClamp !== 'none') return
        if (/hidden|clip/.test(overflowX + overflowY) && leaves(box, ancestor, fontSize))
          faults.add(`${quote(text)} is cut off`)
      }
    }

    function findOverlaps(boxes: Line[]) {
      const sorted = boxes.toSorted((one, other) => one.box.top - other.box.top)
      sorted.forEach((one, index) => {
        for (const other of sorted.slice(index + 1)) {
          if (other.box.top >= one.box.bottom) break
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top
          const isNested = one.element.contains(other.element) || other.element.contains(one.element)
          if (width > 2 && height > 0.4 * Math.min(one.box.height, other.box.height) && !isNested)
            faults.add(`${quote(one.text)} and ${quote(other.text)} overlap`)
        }
      })
    }

    delete document.documentElement.dataset.lazyLayout
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.add(`${scrollWidth - clientWidth} px of sideways scroll`)

    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement
      if (!element || !node.data.trim() || !isShown(element)) continue
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (boxes.length > 1) findBrokenWords(node)
      if (isInCarousel(element)) continue
      const block = blockOf(element)
      for (const box of boxes) lines.push({ element: block, text: node.data, box })
    }
    for (const line of lines) findCutOff(line)
    findOverlaps(lines)

    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => isShown(element) && !isInCarousel(element))
      .map((element) => ({
        element,
        text: element.textContent || (element.getAttribute('name') ?? element.tagName),
        box: element.getBoundingClientRect(),
      }))
    findOverlaps(controls.filter(({ box }) => box.width > 2 && box.height > 2))
    return [...faults]
  })
