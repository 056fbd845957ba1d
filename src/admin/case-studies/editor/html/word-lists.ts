import { rename } from './dom-edits'

const ITEM = /mso-list\s*:\s*l\d+\s+level(\d+)/i
const MARKER = '[data-style*="mso-list:Ignore" i]'
/** Matches the marker of a numbered item, such as `3.`, `b)` or `(iv)`. The groups are the number and the letters. */
const NUMBER = /^\(?(?:(\d+)|([a-z]{1,5}))[.)]/i

interface OpenList {
  level: number
  element: Element
}

/**
 * Converts the lists of Word to `ul` and `ol`. Word copies each item as a paragraph. The style `mso-list` has the level of
 * the item, and a span has its bullet or number. Reads the styles from the attribute `data-style`.
 */
export function convertWordLists(root: Element): void {
  let open: OpenList[] = []
  let last: Element | undefined
  for (const paragraph of root.querySelectorAll('p[data-style], div[data-style]')) {
    const level = Number(ITEM.exec(paragraph.getAttribute('data-style') ?? '')?.[1])
    if (!level) continue
    const continues = last !== undefined && paragraph.previousElementSibling === last
    open = continues ? open.filter((list) => list.level <= level) : []
    const tag = listTag(paragraph)
    const current = open.at(-1)
    // A list of the same level but of the other kind is a new list.
    if (current?.level === level && current.element.localName !== tag.name) open.pop()
    const list = open.at(-1)?.level === level ? open.at(-1)?.element : openList(paragraph, tag, level, open)
    const item = rename(paragraph, 'li')
    item.removeAttribute('data-style')
    item.querySelector(MARKER)?.remove()
    list?.append(item)
    last = open[0]?.element
  }
}

function listTag(paragraph: Element): { name: 'ul' | 'ol'; start: number } {
  const marker = paragraph.querySelector(MARKER)?.textContent.trim() ?? ''
  const found = NUMBER.exec(marker)
  return { name: found ? 'ol' : 'ul', start: Number(found?.[1] ?? 1) }
}

/** Inserts an empty list: into the last item of the list above it or, without such a list, before the paragraph. */
function openList(
  paragraph: Element,
  { name, start }: ReturnType<typeof listTag>,
  level: number,
  open: OpenList[],
): Element {
  const element = paragraph.ownerDocument.createElement(name)
  if (start > 1) element.setAttribute('start', String(start))
  const parent = open.at(-1)?.element.lastElementChild
  if (parent) parent.append(element)
  else if (open.length === 0) paragraph.before(element)
  open.push({ level, element })
  return element
}
