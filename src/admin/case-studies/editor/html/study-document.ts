import { DOMParser as DocumentParser, DOMSerializer, type Node as Document } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { fixTables } from 'prosemirror-tables'

import { parseHtml, studyElements } from '@/features/case-studies/study-html'

import { schema } from './schema'

const parser = DocumentParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** Each of these begins a new line of the HTML, unless it is the first child. */
const lines = Object.entries(studyElements)
  .filter(([tag, { kind }]) => !['mark', 'inline'].includes(kind) && tag !== 'th' && tag !== 'td')
  .map(([tag]) => tag)
  .join()

/** Returns undefined if the HTML holds more than the editor can: that would be lost, so the HTML box shows it (D69). */
export function documentOf(html: string): Document | undefined {
  const root = parseHtml(html)
  const parsed = parser.parse(root)
  const isLost = html.includes('<!--') || contentsOf(root) !== contentsOf(elementOf(parsed))
  return isLost || fixTables(EditorState.create({ doc: parsed })) ? undefined : parsed
}

/**
 * Returns the tags with their attributes, and the text in each tag. Leaves out white space and paragraphs, which the
 * editor adds and removes. A `strong` that the editor splits counts as one.
 */
function contentsOf(root: Element): string {
  const contents = new Map([['', root.textContent]])
  for (const element of root.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`)
    const tag = [element.localName, ...attributes.sort()].join(' ')
    if (tag !== 'p') contents.set(tag, (contents.get(tag) ?? '') + (element.textContent || '<>'))
  }
  return Array.from(contents, (entry) => entry.join('<>'))
    .sort()
    .join('<>')
    .replaceAll(/\s/g, '')
}

export const htmlOf = (edited: Document): string => elementOf(edited).innerHTML

function elementOf(edited: Document): HTMLElement {
  const root = parseHtml('')
  serializer.serializeFragment(edited.content, { document: root.ownerDocument }, root)
  for (const table of root.querySelectorAll('table')) addHead(table)
  for (const cell of root.querySelectorAll('td, th')) {
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name)
  }
  for (const paragraph of root.querySelectorAll('p')) shorten(paragraph)
  for (const element of root.querySelectorAll(lines)) if (element.previousSibling) element.before('\n')
  return root
}

/** Moves the first rows into a `thead` if they contain only headers. */
function addHead(table: HTMLTableElement) {
  const rows = [...table.rows]
  const first = rows.findIndex((row) => row.querySelector(':scope > td'))
  if (first !== 0) table.createTHead().append(...rows.slice(0, first < 0 ? undefined : first))
  if (first < 0) table.tBodies[0]?.remove()
  table.caption?.removeAttribute('contenteditable')
}

/** Removes an empty paragraph, and the tags of the only paragraph of a list item or cell. */
function shorten(paragraph: HTMLElement) {
  const parent = paragraph.parentElement
  const isOnly = parent?.querySelectorAll(':scope > p').length === 1
  if (!paragraph.firstChild) paragraph.remove()
  else if (isOnly && parent.matches('li, td, th')) paragraph.replaceWith(...paragraph.childNodes)
}
