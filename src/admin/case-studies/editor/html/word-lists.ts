const ITEM = /mso-list\s*:\s*l\d+\s+level(\d+)/i
const MARKER = '[data-style*="mso-list:Ignore" i]'
/** Matches the marker of a numbered item, such as `3.`, `b)` or `(iv)`. */
const NUMBER = /^\(?(?:(\d+)|[a-z]{1,5})[.)]/i
/** Selects what Word for the web puts around each list, and around groups of paragraphs and lists. */
const WEB_WRAPPER = 'div:is(.ListContainerWrapper, [class^="SCXW"])'

/**
 * Nests the lists in pasted Word content. Word copies each item as a paragraph: the style `mso-list` has its level, and
 * a span has its bullet or number. Word for the web copies lists that are not nested: `data-aria-level` has the level
 * of an item. `parseHtml` has renamed the `style` attributes to `data-style`.
 */
export function convertWordLists(root: Element): void {
  for (const paragraph of root.querySelectorAll('p[data-style], div[data-style]')) {
    const [, level] = ITEM.exec(paragraph.getAttribute('data-style') ?? '') ?? []
    if (level) paragraphToList(paragraph, level)
  }
  for (const item of root.querySelectorAll('li[data-aria-level]')) {
    item.parentElement?.setAttribute('data-level', item.getAttribute('data-aria-level') ?? '')
  }
  for (const wrapper of root.querySelectorAll(WEB_WRAPPER)) unwrap(wrapper)
  for (const list of root.querySelectorAll('[data-level]')) joinList(list)
}

function paragraphToList(paragraph: Element, level: string) {
  const marker = paragraph.querySelector(MARKER)
  const [number, start] = NUMBER.exec(marker?.textContent.trim() ?? '') ?? []
  marker?.remove()
  const list = paragraph.ownerDocument.createElement(number ? 'ol' : 'ul')
  list.dataset.level = level
  if (start && start !== '1') list.setAttribute('start', start)
  paragraph.before(list)
  list.append(rename(paragraph, 'li'))
}

const levelOf = (list: Element) => Number(list.getAttribute('data-level'))

/** Moves a deeper list into the last item of the list before it. Otherwise joins them if both have the same type. */
function joinList(list: Element) {
  let open = list.previousElementSibling
  if (!open?.matches('[data-level]')) return
  const innerList = (outer: Element) => outer.querySelector(':scope > :last-child > [data-level]:last-child')
  while (levelOf(open) < levelOf(list)) {
    const inner = innerList(open)
    if (!inner) break
    open = inner
  }
  if (levelOf(open) < levelOf(list)) open.lastElementChild?.append(list)
  else if (open.localName === list.localName) {
    open.append(...list.children)
    list.remove()
  } else open.after(list)
}

export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)
