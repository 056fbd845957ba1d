import { isAllowedAttribute, isStudyTag } from '@/features/case-studies/study-html'

import { markTags } from './text-style'

interface Item {
  /** What is compared: a word with its marks, or a tag with its attributes. */
  text: string
  /** How a message names it. */
  label: string
  isWord?: boolean
}

/**
 * Lists what a visitor sees of one text, but not of the other, such as `<h3> in <li>`. Both have only elements that the
 * sanitiser allows. Ignores what nobody sees: white space, empty elements and marks, and spans of one cell.
 */
export function missingFrom(written: Element, original: Element): string[] {
  const before = itemsOf(original)
  const after = itemsOf(written)
  if (before.length === after.length && before.every(({ text }, index) => text === after[index]?.text))
    return []
  const counts = new Map<string, number>()
  for (const { text, label } of after) counts.set(text + label, (counts.get(text + label) ?? 0) + 1)
  const missing = before.filter(({ text, label }) => {
    const count = counts.get(text + label) ?? 0
    counts.set(text + label, count - 1)
    return count <= 0
  })
  const labels = [...new Set(missing.map(({ label }) => label))]
  return labels.length > 0 ? labels : ['its order']
}

function itemsOf(root: Element): Item[] {
  const items: Item[] = []
  /** The open elements without content, which are not in `items` yet. */
  let waiting: Item[] = []
  let isNewBlock = true
  let isAfterSpace = true
  let breaks = 0

  const add = (item: Item) => {
    items.push(...waiting, item)
    waiting = []
  }

  function addWord(word: string, marks: readonly string[], place: string) {
    const isAfterWord = waiting.length === 0 && items.at(-1)?.isWord
    if (isNewBlock && isAfterWord) add({ text: '¶', label: 'paragraphs' })
    for (; breaks > 0; breaks -= 1) add({ text: '<br>', label: `<br>${place}` })
    const isGlued = !isNewBlock && !isAfterSpace
    const innermost = marks.at(-1)
    const label = innermost ? `<${innermost.split(' ')[0]}>${place}` : 'text'
    add({ text: `${isGlued ? '+' : ''}${marks.join()} ${word}`, label, isWord: true })
    isNewBlock = false
    isAfterSpace = false
  }

  function startBlock() {
    isNewBlock = true
    isAfterSpace = true
    breaks = 0
  }

  function visit(node: Node, marks: readonly string[], place: string) {
    if (node instanceof Text) {
      for (const [part] of node.data.matchAll(/[^ \t\n\r\f]+|[ \t\n\r\f]+/g)) {
        if (/^[ \t\n\r\f]/.test(part)) isAfterSpace = true
        else if (part.replaceAll('\u00a0', '') || !isNewBlock) addWord(part, marks, place)
      }
    }
    if (!(node instanceof Element)) return
    const { localName } = node
    const tag = tagOf(node)
    if (localName === 'br') {
      breaks += 1
      isAfterSpace = true
    } else if (isMark(localName)) {
      const inner = tag === 'a' ? marks : [...new Set([...marks, tag])].sort()
      for (const child of node.childNodes) visit(child, inner, place)
    } else if (localName === 'img') {
      startBlock()
      add({ text: [...marks.filter((mark) => mark.startsWith('a ')), tag].join(), label: `<img>${place}` })
      startBlock()
    } else visitBlock(node, tag, marks, place)
  }

  function visitBlock(element: Element, tag: string, marks: readonly string[], place: string) {
    const { localName } = element
    const isPart = /^(p|figure|thead|tbody|div)$/.test(localName)
    startBlock()
    const opening = { text: tag, label: `<${localName}>${place}` }
    const isCell = /^t[dh]$/.test(localName)
    const { length } = items
    if (isCell) add(opening)
    else if (!isPart) waiting.push(opening)
    const within = isPart ? place : ` in <${localName}>`
    for (const child of element.childNodes) visit(child, marks, isInner(localName) ? within : place)
    startBlock()
    if (isPart) return
    if (waiting.at(-1) === opening) waiting.pop()
    else if (items.length > length) items.push({ text: `/${localName}`, label: `<${localName}>${place}` })
    if (localName === 'tr') dropEmptyCells(items)
  }

  for (const node of root.childNodes) visit(node, [], '')
  return items
}

const isMark = (name: string) => markTags.some((tag) => tag === name)

/** Inside of these, the editor allows less than the sanitiser. */
const isInner = (name: string) => /^(li|td|th|blockquote|caption|figcaption)$/.test(name)

/** A row with fewer cells than others looks like one with empty cells at its end. */
function dropEmptyCells(items: Item[]) {
  const row = items.pop()
  while (/^\/t[dh]$/.test(items.at(-1)?.text ?? '') && /^t[dh]$/.test(items.at(-2)?.text ?? ''))
    items.splice(-2)
  if (row) items.push(row)
}

function tagOf(element: Element): string {
  const { localName } = element
  const attributes = [...element.attributes]
    .filter(({ name, value }) => isStudyTag(localName) && isAllowedAttribute(localName, name, value))
    .filter(({ name, value }) => !(value === '1' && ['colspan', 'rowspan', 'start', 'type'].includes(name)))
    .map(({ name, value }) => `${name}=${value}`)
  return [localName, ...attributes.sort()].join(' ')
}
