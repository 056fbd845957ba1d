import {
  DOMParser as DocumentParser,
  DOMSerializer,
  Fragment,
  type Node as Document,
} from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { fixTables } from 'prosemirror-tables'

import { sanitizeHtml } from '@/features/case-studies/sanitize'
import { parseHtml, studyElements } from '@/features/case-studies/study-html'

import { missingFrom } from './reading/compare-html'
import { fitHtml } from './reading/fit-html'
import { schema } from './schema'

const parser = DocumentParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** Each of these begins a new line of the HTML, unless it is the first child. */
const lines = Object.entries(studyElements)
  .filter(([tag, { kind }]) => !['mark', 'inline'].includes(kind) && tag !== 'th' && tag !== 'td')
  .map(([tag]) => tag)
  .join()

/** `missing`: what visitors see of the HTML, but the editor cannot hold. It would be lost in the editor (D69). */
export interface ReadText {
  document: Document
  missing: string[]
}

/** Reads HTML as visitors see it: what the sanitiser removes cannot be lost (D24). */
export function readText(html: string): ReadText {
  const seen = parseHtml(sanitizeHtml(html))
  const parsed = parser.parse(fitHtml(seen).root, { preserveWhitespace: 'full' })
  const document = fixTables(EditorState.create({ doc: parsed }))?.doc ?? parsed
  return { document, missing: missingFrom(elementOf(document.children), seen) }
}

/** Returns undefined if the HTML holds more than the editor can. */
export function documentOf(html: string): Document | undefined {
  const { document, missing } = readText(html)
  return missing.length > 0 ? undefined : document
}

/** The HTML of top-level blocks, which do not change: only the edited block is written again. */
const written = new WeakMap<Document, string>()

/** Leaves out empty paragraphs, headings, quotations and list items, which nobody sees. */
export function htmlOf(edited: Document): string {
  return edited.children
    .map((block) => {
      const html = written.get(block) ?? htmlOfBlock(block)
      written.set(block, html)
      return html
    })
    .filter((html) => html !== '')
    .join('\n')
}

function htmlOfBlock(block: Document): string {
  const root = elementOf([block])
  for (const item of root.querySelectorAll('li, td, th')) shorten(item)
  for (const element of root.querySelectorAll(lines)) if (element.previousSibling) element.before('\n')
  return root.innerHTML
}

function elementOf(blocks: readonly Document[]): HTMLElement {
  const source = parseHtml('')
  serializer.serializeFragment(Fragment.from(blocks), { document: source.ownerDocument }, source)
  const { root } = fitHtml(source)
  for (const table of root.querySelectorAll('table')) addHead(table)
  return root
}

/** Moves the first rows into a `thead` if they contain only headers, and the others into a `tbody`. */
function addHead(table: HTMLTableElement) {
  const rows = [...table.rows]
  const first = rows.findIndex((row) => row.querySelector(':scope > td'))
  const head = rows.slice(0, first < 0 ? undefined : first)
  const body = rows.slice(head.length)
  if (head.length > 0) table.createTHead().append(...head)
  if (body.length > 0) table.createTBody().append(...body)
}

/** Removes the tags of the only paragraph of a list item or cell. */
function shorten(item: Element) {
  const { firstElementChild: first } = item
  if (first?.localName === 'p' && !item.querySelector(':scope > p + p, :scope > :not(p) ~ p')) {
    first.replaceWith(...first.childNodes)
  }
}
