import { sanitizeHtml, styleAttribute } from '@/features/case-studies/sanitize'

import { convertStyles } from './convert-styles'
import { isBlank, rename, unwrap } from './dom-edits'
import { indentBlocks } from './indent-blocks'
import { isBlock, normalizeBlocks } from './normalize-blocks'
import { convertWordLists } from './word-lists'

const HIDDEN = /<(style|script|title|xml)\b[^>]*>[\s\S]*?<\/\1\s*>/gi

/**
 * Block elements that the sanitiser would replace with their content. Their text would then run into the text beside
 * them, so they are renamed to `div` first.
 */
const unknownBlocks = 'article, aside, center, fieldset, footer, form, header, main, nav, section'

/**
 * Key: tag. Value: the attributes that stay. Other attributes, such as `lang`, and the attributes of other tags are
 * removed, because they come from the word processor.
 */
const usefulAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  blockquote: ['cite'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start', 'reversed'],
  q: ['cite'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
}

const usefulLink = /^(https?:|mailto:|tel:|\/)/i

/**
 * Converts the `text/html` of a clipboard to HTML that `sanitizeHtml` does not change (D24).
 * - Lists, bold and italic text of Word, Google Docs and LibreOffice become elements.
 * - Styles, classes and empty paragraphs are removed.
 * - If there is an `h1`, it becomes an `h2`, and the other headings move down one level too (`h6` stays). The title of
 * the study is the `h1` of its page.
 * - Pictures whose URL is not allowed (D35), such as local files, are removed.
 */
export function cleanPastedHtml(html: string): string {
  // Renames `style` attributes to `data-style`, which `convertWordLists` and `convertStyles` read. The browser would
  // report each `style` attribute as a violation of the content security policy.
  const pasted = parse(html.replace(HIDDEN, '').replace(styleAttribute, '$1 data-style=$2'))
  for (const space of pasted.querySelectorAll('.Apple-converted-space')) space.textContent = ' '
  convertWordLists(pasted)
  convertStyles(pasted)
  for (const block of pasted.querySelectorAll(unknownBlocks)) rename(block, 'div')
  convertHeadings(pasted)
  lowerHeadings(pasted)

  const body = parse(sanitizeHtml(pasted.innerHTML))
  removeNoise(body)
  collapseSpaces(body)
  normalizeBlocks(body)
  indentBlocks(body)
  return body.innerHTML.trim()
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Converts paragraphs with the role `heading`, which Word for the web copies, to `h1` to `h6`. */
function convertHeadings(root: Element) {
  for (const heading of root.querySelectorAll('p[role=heading]')) {
    const level = heading.getAttribute('aria-level')
    if (level && /^[1-6]$/.test(level)) rename(heading, `h${level}`)
  }
}

function lowerHeadings(root: Element) {
  if (!root.querySelector('h1')) return
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of root.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  }
}

function removeNoise(root: Element) {
  for (const element of root.querySelectorAll('*')) {
    const useful = usefulAttributes[element.localName] ?? []
    for (const { name } of [...element.attributes]) if (!useful.includes(name)) element.removeAttribute(name)
  }
  for (const element of root.querySelectorAll('colgroup, col, img:not([src])')) element.remove()
  for (const element of root.querySelectorAll('span, bdi, bdo, :is(h2, h3, h4, h5, h6) :is(b, strong)')) {
    unwrap(element)
  }
  for (const link of root.querySelectorAll('a')) {
    if (!usefulLink.test(link.getAttribute('href') ?? '')) unwrap(link)
  }
  for (const bold of root.querySelectorAll('b')) rename(bold, 'strong')
  for (const italic of root.querySelectorAll('i')) rename(italic, 'em')
  // Merges adjacent `strong` or `em` elements, because word processors split an edited word into several elements. Also
  // unwraps a `strong` inside a `strong` and an `em` inside an `em`.
  root.normalize()
  for (const mark of root.querySelectorAll('strong, em')) {
    const previous = mark.previousSibling
    if (mark.parentElement?.closest(mark.localName)) unwrap(mark)
    else if (previous instanceof Element && previous.localName === mark.localName) {
      previous.append(...mark.childNodes)
      mark.remove()
    }
  }
}

/**
 * Replaces each run of spaces and line breaks with one space, except in `pre`. Keeps a non-breaking space that has no
 * other space beside it. Removes white space between blocks.
 */
function collapseSpaces(root: Element) {
  root.normalize()
  for (const text of textsIn(root)) {
    if (text.parentElement?.closest('pre')) continue
    text.data = text.data.replace(/[\t\n\r ]+/g, ' ').replace(/[ \u00a0]{2,}/g, ' ')
    if (isBlank(text) && isBetweenBlocks(text)) text.remove()
  }
}

function isBetweenBlocks({ previousSibling, nextSibling }: Text) {
  const siblings = [previousSibling, nextSibling].filter((node) => node !== null)
  return siblings.length > 0 && siblings.every(isBlock)
}

function textsIn(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}
