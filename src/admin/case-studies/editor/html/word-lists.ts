const ITEM = /mso-list\s*:\s*l\d+\s+level(\d+)/i
const MARKER = '[data-style*="mso-list:Ignore" i]'
/** Matches the marker of a numbered item, such as `3.`, `b)` or `(iv)`. Group 1 has the number, group 2 the letters. */
const NUMBER = /^\(?(?:(\d+)|([a-z]{1,5}))[.)]/i
const WEB_ITEM = 'li[data-aria-level]'
/** Selects the elements that Word for the web puts around each list, and around groups of paragraphs and lists. */
const WEB_WRAPPER = 'div:is(.ListContainerWrapper, [class^="SCXW"])'

interface OpenList {
  level: number
  element: Element
}

/**
 * Converts the lists in pasted Word content to nested `ul` and `ol` elements. The desktop version of Word copies each
 * item as a paragraph. The style `mso-list` of the paragraph has the level of the item, and a span in it has the bullet
 * or number. Word for the web copies lists that are not nested, and the attribute `data-aria-level` of an item has its
 * level. `cleanPastedHtml` has renamed the `style` attributes to `data-style`.
 */
export function convertWordLists(root: Element): void {
  const webTags = unwrapWebLists(root)
  let open: OpenList[] = []
  let last: Element | undefined
  for (const paragraph of root.querySelectorAll(`p[data-style], div[data-style], ${WEB_ITEM}`)) {
    const level = levelOf(paragraph)
    if (!level) continue
    const continues = last !== undefined && paragraph.previousElementSibling === last
    open = continues ? open.filter((list) => list.level <= level) : []
    const tag = webTags.get(paragraph) ?? listTag(paragraph)
    const current = open.at(-1)
    // A `ul` after an `ol` of the same level is a new list, and vice versa.
    if (current?.level === level && current.element.localName !== tag.name) open.pop()
    const list = open.at(-1)?.level === level ? open.at(-1)?.element : openList(paragraph, tag, level, open)
    const item = rename(paragraph, 'li')
    item.removeAttribute('data-style')
    item.querySelector(MARKER)?.remove()
    list?.append(item)
    last = open[0]?.element
  }
}

interface ListTag {
  name: 'ul' | 'ol'
  start: number
}

/**
 * Removes the `ul` and `ol` tags around the list items of Word for the web, and the tags of the elements that
 * `WEB_WRAPPER` selects. Returns for each item the tag and the start number of its former list.
 */
function unwrapWebLists(root: Element): Map<Element, ListTag> {
  const tags = new Map<Element, ListTag>()
  for (const item of root.querySelectorAll(WEB_ITEM)) {
    const list = item.parentElement
    const start = Number(list?.getAttribute('start') ?? 1)
    tags.set(item, { name: list?.localName === 'ol' ? 'ol' : 'ul', start })
  }
  for (const list of root.querySelectorAll(`:is(ul, ol):has(> ${WEB_ITEM})`)) unwrap(list)
  for (const wrapper of root.querySelectorAll(WEB_WRAPPER)) unwrap(wrapper)
  return tags
}

function levelOf(paragraph: Element): number {
  const level = paragraph.matches(WEB_ITEM)
    ? paragraph.getAttribute('data-aria-level')
    : ITEM.exec(paragraph.getAttribute('data-style') ?? '')?.[1]
  return Number(level)
}

function listTag(paragraph: Element): ListTag {
  const marker = paragraph.querySelector(MARKER)?.textContent.trim() ?? ''
  const found = NUMBER.exec(marker)
  return { name: found ? 'ol' : 'ul', start: Number(found?.[1] ?? 1) }
}

/**
 * Creates an empty list and adds it to `open`. Inserts the list into the last item of the innermost open list. If no
 * list is open, inserts it before the paragraph.
 */
function openList(paragraph: Element, { name, start }: ListTag, level: number, open: OpenList[]): Element {
  const element = paragraph.ownerDocument.createElement(name)
  if (start > 1) element.setAttribute('start', String(start))
  const parent = open.at(-1)?.element.lastElementChild
  if (parent) parent.append(element)
  else if (open.length === 0) paragraph.before(element)
  open.push({ level, element })
  return element
}

export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)
