import type { Page } from 'playwright/test'

/**
 * Returns one line for each fault that a visitor would see in the layout: sideways scroll, a word that is broken
 * across two lines, a header of two rows, a text that is cut off or leaves its link or button, a high bar, texts or
 * controls that overlap, and a key or `undefined` in place of a text.
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
      !element.closest('svg, script, style, noscript, option, [aria-hidden=true], [inert]')
    /** Slides are outside the visible part of their carousel, and the cards of a stack cover each other. */
    const isInCarousel = (element: Element) => Boolean(element.closest('[aria-roledescription]'))
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? blockOf(element.parentElement)
        : element

    /** Returns whether a word continues in a second line, except after a soft hyphen. */
    function isBroken(node: Text, start: number, word: string): boolean {
      let top = -Infinity
      return [...word].some((letter, index) => {
        range.setStart(node, start + index)
        range.setEnd(node, start + index + 1)
        const box = [...range.getClientRects()].at(-1)
        if (!box) return false
        const breaks = index > 0 && box.top > top + 4 && word[index - 1] !== '\u00ad'
        if (letter !== '\u00ad') top = box.top
        return breaks
      })
    }

    /** The browsers of visitors hyphenate long words. The browser of the tests has no dictionary. */
    const isHyphenated = (element: Element, word: string) =>
      getComputedStyle(element).hyphens === 'auto' && word.length >= 12

    function findBrokenWords(node: Text, element: Element) {
      for (const token of node.data.matchAll(/[^ \n]+/g)) {
        if (/[@/]/.test(token[0])) continue
        for (const { 0: word, index } of token[0].matchAll(/\d+(?:[.,\s]\d+)*|[\p{L}\p{M}\u00ad]+/gu)) {
          const start = token.index + index
          range.setStart(node, start)
          range.setEnd(node, start + word.length)
          const mayBeBroken = range.getClientRects().length > 1 && !isHyphenated(element, word)
          if (mayBeBroken && isBroken(node, start, word))
            faults.add(`${quote(word)} is broken across two lines`)
        }
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

    /** Returns the boxes that are at least partly inside of all elements that clip them. */
    function visibleOf(element: Element, boxes: DOMRect[]): DOMRect[] {
      let visible = boxes
      for (let ancestor = element; ancestor !== document.body; ancestor = ancestor.parentElement as Element) {
        if (!/hidden|clip/.test(getComputedStyle(ancestor).overflow)) continue
        const { left, right, top, bottom, width, height } = ancestor.getBoundingClientRect()
        visible = visible.filter(
          (box) => box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top,
        )
        if (width <= 1 || height <= 1) return []
      }
      return visible
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

    /** The application form covers the bar with its link on purpose. */
    const isFormOverBar = (one: Element, other: Element) =>
      [one, other].some((element) => bar?.contains(element)) &&
      [one, other].some((element) => element.closest('#enquiry'))

    function findOverlaps(boxes: Line[]) {
      const sorted = boxes.toSorted((one, other) => one.box.top - other.box.top)
      sorted.forEach((one, index) => {
        for (const other of sorted.slice(index + 1)) {
          if (other.box.top >= one.box.bottom) break
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top
          const isNested = one.element.contains(other.element) || other.element.contains(one.element)
          const isIntended = isNested || isFormOverBar(one.element, other.element)
          if (width > 2 && height > 0.4 * Math.min(one.box.height, other.box.height) && !isIntended)
            faults.add(`${quote(one.text)} and ${quote(other.text)} overlap`)
        }
      })
    }

    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.add(`${scrollWidth - clientWidth} px of sideways scroll`)
    const header = document.querySelector('header')
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (header && header.offsetHeight > 5 * rem) faults.add('the header needs two rows')

    // A bar that sticks to the bottom of the window covers text until the visitor scrolls, so it must be low. The bar and
    // the submit button of a form panel are tested at their own places, where they must cover nothing.
    const bar = document.querySelector<HTMLElement>('.sticky.bottom-0')
    if (bar && bar.offsetHeight > innerHeight / 6)
      faults.add(`a bar covers ${bar.offsetHeight} px of the window`)
    const submit = document.querySelector<HTMLElement>('[data-panel] :has(> [type=submit])')
    for (const element of [bar, submit]) element?.style.setProperty('position', 'static')

    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement
      if (!element || !node.data.trim() || !isShown(element)) continue
      range.selectNodeContents(node)
      if (/^[a-z][\w-]*([.:][a-z_]+)+$|\bundefined\b|\bNaN\b|\[object /.test(node.data.trim()))
        faults.add(`${quote(node.data)} is a key, or no text`)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
      const visible = visibleOf(element, boxes)
      if (visible.length === 0) continue
      if (boxes.length > 1) findBrokenWords(node, element)
      if (isInCarousel(element)) continue
      const block = blockOf(element)
      for (const box of visible) lines.push({ element: block, text: node.data, box })
      for (const box of boxes) findCutOff({ element: block, text: node.data, box })
    }
    findOverlaps(lines)

    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((element) => isShown(element) && !isInCarousel(element))
      .map((element) => ({
        element,
        text: element.textContent || (element.getAttribute('name') ?? element.tagName),
        box: element.getBoundingClientRect(),
      }))
    findOverlaps(controls.filter(({ box }) => box.width > 2 && box.height > 2))
    for (const element of [bar, submit]) element?.style.removeProperty('position')
    return [...faults]
  })
