import { unwrap } from './dom-edits'

const bold = /(?:^|;)\s*font-weight\s*:\s*(bold|[6-9]00)/i
const notBold = /(?:^|;)\s*font-weight\s*:\s*(normal|[1-5]00)/i
const italic = /(?:^|;)\s*font-style\s*:\s*italic/i
const notItalic = /(?:^|;)\s*font-style\s*:\s*normal/i

const marks = {
  strong: bold,
  em: italic,
  s: /(?:^|;)\s*text-decoration[^;:]*:[^;]*line-through/i,
  sup: /(?:^|;)\s*vertical-align\s*:\s*super/i,
  sub: /(?:^|;)\s*vertical-align\s*:\s*sub(?!\w)/i,
}

/**
 * Converts styles in `data-style` to elements: for example, wraps the content of a bold `span` in `strong`. Removes
 * hidden elements. Unwraps a `b` or `strong` whose style says that it is not bold, and an `i` or `em` whose style says
 * that it is not italic. For example, Google Docs wraps the whole copied text in a `b` that is not bold.
 */
export function convertStyles(root: Element): void {
  for (const element of root.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? ''
    if (/display\s*:\s*none|mso-hide\s*:\s*all/i.test(style)) element.remove()
    else if (element.matches('b, strong') && notBold.test(style)) unwrap(element)
    else if (element.matches('i, em') && notItalic.test(style)) unwrap(element)
    else if (element.matches('span, font')) {
      for (const [tag, pattern] of Object.entries(marks)) if (pattern.test(style)) wrapContent(element, tag)
    }
  }
}

function wrapContent(element: Element, tag: string) {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}
