import { isBlank, rename, unwrap } from './dom-edits'

export const blocks =
  'address, blockquote, caption, dd, details, div, dl, dt, figcaption, figure, h2, h3, h4, h5, h6, hr, li, ol, p, pre, summary, table, tbody, td, tfoot, th, thead, tr, ul'

const mayBeEmpty = 'br, hr, img, table, thead, tbody, tfoot, tr, td, th, wbr'

/**
 * Makes the blocks of pasted HTML regular:
 * - Moves a list that is a direct child of another list into an item.
 * - Replaces each `div` with a paragraph or, if the `div` contains blocks, with its content.
 * - Wraps text beside a block in a paragraph, in `root`, `div` and `blockquote`.
 * - Removes the `p` tags of the only paragraph in a list item, cell or `dd`.
 * - Removes empty elements, but not those in `mayBeEmpty` and not those that contain cells.
 * - Removes white space and `br` at the start and end of a block, and beside the blocks inside it, except in `pre`.
 */
export function normalizeBlocks(root: Element): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) moveIntoItem(list)
  for (const division of reversed(root, 'div')) divisionToParagraphs(division)
  for (const element of [...reversed(root, 'blockquote'), root]) wrapLooseText(element)
  for (const element of reversed(root, '*')) {
    if (!element.matches(mayBeEmpty) && isBlank(element) && !element.querySelector('td, th'))
      removeBlank(element)
  }
  for (const element of reversed(root, 'li, td, th, dd')) unwrapOnlyParagraph(element)
  for (const block of [root, ...root.querySelectorAll(blocks)]) if (!block.closest('pre')) trim(block)
}

const reversed = (root: Element, selector: string) => [...root.querySelectorAll(selector)].reverse()

const hasBlock = (element: Element) => element.querySelector(blocks) !== null
export const isBlock = (node: Node | null) => node instanceof Element && node.matches(blocks)

/**
 * Moves a nested list into the list item before it, because Google Docs and LibreOffice put the list beside this item.
 * If there is no such item, wraps the list in a new item.
 */
function moveIntoItem(list: Element) {
  const item = list.previousElementSibling
  if (item?.localName === 'li') return item.append(list)
  const own = list.ownerDocument.createElement('li')
  list.replaceWith(own)
  own.append(list)
}

function divisionToParagraphs(division: Element) {
  if (!hasBlock(division)) return void rename(division, 'p')
  wrapLooseText(division)
  unwrap(division)
}

function wrapLooseText(parent: Element) {
  if (![...parent.children].some(isBlock)) return
  let paragraph: Element | undefined
  for (const node of [...parent.childNodes]) {
    if (isBlock(node)) {
      paragraph = undefined
      continue
    }
    if (!paragraph) {
      paragraph = parent.ownerDocument.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
}

/** Removes a blank element. If it is an inline element that contains a space, keeps the space. */
function removeBlank(element: Element) {
  if (isBlock(element) || element.textContent === '') element.remove()
  else unwrap(element)
}

function unwrapOnlyParagraph(element: Element) {
  const [only, ...others] = [...element.children].filter(({ localName }) => localName === 'p')
  if (only && others.length === 0) unwrap(only)
}

/** Removes white space and `br` at the start and end of a block, and before and after the blocks inside it. */
function trim(block: Element) {
  for (const node of [...block.childNodes]) {
    if (node.previousSibling && !isBlock(node.previousSibling)) continue
    if (node instanceof Text) node.data = node.data.trimStart()
    removeEmptyLine(node)
  }
  for (const node of [...block.childNodes].reverse()) {
    if (node.nextSibling && !isBlock(node.nextSibling)) continue
    if (node instanceof Text) node.data = node.data.trimEnd()
    removeEmptyLine(node)
  }
}

function removeEmptyLine(node: ChildNode) {
  if (node.nodeName === 'BR' || (node instanceof Text && node.data === '')) node.remove()
}
