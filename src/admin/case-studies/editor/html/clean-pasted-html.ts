import { isImageUrl } from '@/features/case-studies/image-rules'
import { styleAttribute } from '@/features/case-studies/sanitize'

import { parseHtml } from './study-document'
import { convertWordLists, rename, unwrap } from './word-lists'

const styles = {
  strong: /(?:^|;)\s*font-weight\s*:\s*(bold|[6-9]00)/i,
  em: /(?:^|;)\s*font-style\s*:\s*italic/i,
}
const notBold = /(?:^|;)\s*font-weight\s*:\s*(normal|[1-5]00)/i
const hidden = /display\s*:\s*none|mso-hide\s*:\s*all/i

/**
 * Prepares the `text/html` of a clipboard for the parser of the editor, which drops what the model does not have.
 * - Lists, headings, bold and italic text of Word, Google Docs and LibreOffice become elements.
 * - Headings begin with `h2` and end with `h4`. The title of the study is the `h1` of its page.
 * - Pictures are removed and counted, except those of our own bucket (D35).
 */
export function cleanPastedHtml(html: string): { html: string; pictures: number } {
  // The browser would report each `style` attribute as a violation of the content security policy.
  const root = parseHtml(html.replace(styleAttribute, '$1 data-style=$2'))
  const foreign = [...root.querySelectorAll('img')].filter((image) => !isOwn(image.getAttribute('src') ?? ''))
  for (const image of foreign) image.remove()
  // What was copied in the editor itself needs no other change.
  if (!root.querySelector('[data-pm-slice]')) {
    convertWordLists(root)
    convertStyles(root)
    convertHeadings(root)
    removeNoise(root)
  }
  return { html: root.innerHTML, pictures: foreign.length }
}

const isOwn = (url: string) =>
  isImageUrl(url) && /^\/|\/storage\/v1\/object\/public\/case-studies\//.test(url)

/** Google Docs wraps the whole text in a `b` that is not bold. */
function convertStyles(root: Element) {
  for (const element of root.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? ''
    if (hidden.test(style)) element.remove()
    else if (element.matches('b, strong') && notBold.test(style)) unwrap(element)
    else if (element.matches('span')) {
      for (const [tag, pattern] of Object.entries(styles)) if (pattern.test(style)) wrapContent(element, tag)
    }
  }
  for (const bold of root.querySelectorAll('b')) rename(bold, 'strong')
  for (const italic of root.querySelectorAll('i')) rename(italic, 'em')
}

function wrapContent(element: Element, tag: string) {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** Word for the web copies a heading as a paragraph with a role. */
function convertHeadings(root: Element) {
  for (const heading of root.querySelectorAll('p[role=heading]')) {
    rename(heading, `h${heading.getAttribute('aria-level')}`)
  }
  const lower = root.querySelector('h1') ? 1 : 0
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    rename(heading, `h${Math.min(Number(heading.localName.slice(1)) + lower, 4)}`)
  }
  for (const bold of root.querySelectorAll(':is(h2, h3, h4) strong')) unwrap(bold)
}

/** Removes the paragraph marks of Word for the web, empty paragraphs, repeated spaces, line breaks between blocks, and links to places in the copied document. */
function removeNoise(root: Element) {
  for (const mark of root.querySelectorAll('.EOP')) mark.remove()
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    text.data = text.data.replace(/[ \n\u00a0]{2,}/g, ' ')
    if (text.parentElement?.matches('.Apple-converted-space')) text.data = ' '
  }
  for (const block of root.querySelectorAll('p, div, h2, h3, h4')) {
    if (!block.textContent.trim() && !block.querySelector('img, td, th')) block.remove()
  }
  for (const end of root.querySelectorAll('br:last-child, br:has(+ :is(p, h2, ul, ol)), a[href^="#"]'))
    unwrap(end)
}
