import { listTypeOf } from '../reading/list-writer'
import { styleAttributeOf } from '../reading/text-style'
import { rename, unwrap } from './elements'
import { numberingOf, type Numbering } from './numbering'

const LEVEL = /mso-list\s*:\s*l\d+\s+level(\d+)/i
const MARKER = /mso-list\s*:\s*ignore/i
const BULLET_FONT = /font-family\s*:\s*["']?(symbol|wingdings|webdings)/i

/** One item, before the lists are nested. `numberingAfter` returns undefined for a bullet. */
interface Item {
  element: Element
  level: number
  numberingAfter: (expected: Numbering | undefined) => Numbering | undefined
}

/**
 * Nests the lists of Word. Word copies an item as a paragraph: the style `mso-list` has its level, and a span has its
 * bullet or number. Simple lists are real lists, also between such paragraphs. Word for the web copies one list for each
 * item, with its level in `data-aria-level`. A numbered heading stays a heading and keeps its number as text.
 */
export function nestWordLists(root: Element): void {
  for (const wrapper of root.querySelectorAll('div:is(.ListContainerWrapper, [class^="SCXW"])'))
    unwrap(wrapper)
  for (const span of root.querySelectorAll('span:has(> :is(p, ul, ol)), a:has(> p)')) unwrap(span)
  const items = [...root.querySelectorAll('p, div, pre, li, h1, h2, h3, h4, h5, h6')].flatMap(itemsOf)
  flatten(items.map(({ element }) => element))
  let lists: NestedLists | undefined
  for (const item of items) {
    if (!lists?.isBefore(item.element)) lists = new NestedLists()
    lists.add(item)
  }
  for (const span of root.querySelectorAll('[data-style]')) if (isMarker(span)) span.remove()
}

function itemsOf(element: Element): Item[] {
  const level = LEVEL.exec(styleAttributeOf(element))?.[1] ?? element.getAttribute('data-aria-level')
  if (!level || element.querySelector('p[data-style*="mso-list"]')) return []
  const span = [...element.querySelectorAll('[data-style]')].find(isMarker)
  const marker = span?.textContent.trim() ?? ''
  // In a font of symbols, the letter v is an arrow.
  const isSymbol =
    /^[a-z]+$/i.test(marker) && [span, span?.parentElement, ...(span?.children ?? [])].some(hasBulletFont)
  if (/^h\d$/.test(element.localName)) {
    if (!isSymbol && numberingOf(marker, undefined)) span?.replaceWith(`${marker} `)
    return []
  }
  const list = element.localName === 'li' && element.parentElement?.matches('ul, ol') && element.parentElement
  const numbering = list ? numberingIn(list, element) : undefined
  const numberingAfter: Item['numberingAfter'] = (expected) =>
    list || isSymbol ? numbering : numberingOf(marker, expected)
  return [{ element, level: Number(level), numberingAfter }]
}

const isMarker = (element: Element) => MARKER.test(styleAttributeOf(element))
const hasBulletFont = (element: Element | null | undefined) =>
  element && BULLET_FONT.test(styleAttributeOf(element))

function numberingIn(list: Element, item: Element): Numbering | undefined {
  if (list.localName === 'ul') return undefined
  const place = [...list.children].filter(({ localName }) => localName === 'li').indexOf(item)
  return { type: listTypeOf(list) ?? '1', number: Number(list.getAttribute('start') ?? 1) + place }
}

/** Removes the lists around items, so that all items follow each other. */
function flatten(items: readonly Element[]) {
  const lists = new Set(items.map(({ parentElement }) => parentElement))
  for (const list of lists) if (list?.matches('ul, ol')) unwrap(list)
  for (const item of items.toReversed()) item.parentElement?.closest('li')?.after(item)
}

interface OpenList {
  list: Element
  level: number
  /** The number of an item that continues the numbering of its list. */
  next: Numbering | undefined
}

/** The lists of items that follow each other without another text. */
class NestedLists {
  private readonly open: OpenList[] = []

  /** True if nothing visible is between the lists and an element. Word puts empty bookmarks there. */
  isBefore(element: Element): boolean {
    const first = this.open[0]?.list
    for (let node = element.previousSibling; node; node = node.previousSibling) {
      if (node === first) return true
      if (node instanceof Comment) continue
      if (node.textContent?.trim() || (node instanceof Element && node.matches('table, img, hr, br'))) break
    }
    return false
  }

  add({ element, level, numberingAfter }: Item): void {
    let closed: OpenList | undefined
    while ((this.open.at(-1)?.level ?? 0) > level) closed = this.open.pop()
    // After a level that was left out, a list on that level goes on with the deeper one.
    if (closed && (this.open.at(-1)?.level ?? 0) < level) this.open.push({ ...closed, level })
    const last = this.open.at(-1)
    const current = last?.level === level ? last : undefined
    const numbering = numberingAfter(current?.next)
    const goesOn = current?.next?.type === numbering?.type && current?.next?.number === numbering?.number
    if (element.localName === 'pre') element.setAttribute('data-style', 'white-space:pre')
    const item = rename(element, 'li')
    const open = current && goesOn ? current : this.begin(item, level, numbering)
    open.list.append(item)
    open.next = numbering && { ...numbering, number: numbering.number + 1 }
  }

  private begin(item: Element, level: number, numbering: Numbering | undefined): OpenList {
    const list = item.ownerDocument.createElement(numbering ? 'ol' : 'ul')
    if (numbering && numbering.type !== '1') list.setAttribute('type', numbering.type)
    if (numbering && numbering.number !== 1) list.setAttribute('start', String(numbering.number))
    if (this.open.at(-1)?.level === level) this.open.pop()
    const outer = this.open.at(-1)?.list.lastElementChild
    if (outer) outer.append(list)
    else item.before(list)
    const open = { list, level, next: undefined }
    this.open.push(open)
    return open
  }
}
