import {
  Schema,
  type AttributeSpec,
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
} from 'prosemirror-model'

import { keysOf, recordOf } from '@contracts/records'

import { isAllowedAttribute, studyElements, type StudyTag } from '@/features/case-studies/study-html'

const isSpan = (name: string) => name === 'colspan' || name === 'rowspan'

/** Returns false for a link or picture without an allowed address. The parser then ignores the tag. */
function read(tag: StudyTag, element: Element): Attrs | false {
  const attrs: Record<string, string | number> = {}
  for (const { name, value } of element.attributes) {
    if (isAllowedAttribute(tag, name, value)) attrs[name] = isSpan(name) ? Number(value) || 1 : value
  }
  return (tag === 'a' && !attrs.href) || (tag === 'img' && !attrs.src) ? false : attrs
}

/** What nodes and marks have in common. */
function specOf(tag: StudyTag) {
  const attrs: Record<string, AttributeSpec> = {}
  for (const name of studyElements[tag].attributes ?? []) attrs[name] = { default: isSpan(name) ? 1 : null }
  return { attrs, parseDOM: [{ tag, getAttrs: (element: Element) => read(tag, element) }] }
}

function nodeSpec(tag: StudyTag): NodeSpec {
  const { kind, content } = studyElements[tag]
  const inline = kind === 'inline'
  return {
    ...specOf(tag),
    content,
    inline,
    group: inline || kind === 'block' ? kind : undefined,
    selectable: !inline,
    // A heading, list item or quotation stays if a paste replaces its whole text, and also if it is pasted itself.
    defining: /^(h\d|li|blockquote)$/.test(tag),
    toDOM: ({ attrs }) => (content ? [tag, attrs, 0] : [tag, attrs]),
  }
}

/** A picture, with its caption and the link around it. */
function readPicture(element: Element): Attrs | false {
  const image = element.querySelector('img')
  const attrs = image !== null && read('img', image)
  if (!attrs) return false
  const link = element.matches('a') ? element : element.querySelector('a')
  const caption = element.querySelector('figcaption')?.textContent.trim()
  return { ...attrs, caption, ...(link && read('a', link)) }
}

const picture: NodeSpec = {
  ...nodeSpec('img'),
  draggable: true,
  attrs: { ...nodeSpec('img').attrs, caption: { default: '' }, href: { default: null } },
  parseDOM: [
    { tag: 'figure', getAttrs: readPicture },
    // Before the rule of the mark, which would be the link of a text.
    { tag: 'a', priority: 60, getAttrs: readPicture },
    ...(nodeSpec('img').parseDOM ?? []),
  ],
  toDOM: (node) => {
    const { caption, href, ...attrs } = node.attrs as Record<string, string | null>
    const image: DOMOutputSpec = href ? ['a', { href }, ['img', attrs]] : ['img', attrs]
    return caption ? ['figure', image, ['figcaption', caption]] : image
  },
}

/** Only the HTML box can change the caption. */
const table: NodeSpec = {
  ...nodeSpec('table'),
  tableRole: 'table',
  isolating: true,
  attrs: { caption: { default: '' } },
  parseDOM: [
    {
      tag: 'table',
      getAttrs: (element) => ({ caption: element.querySelector('caption')?.textContent.trim() }),
    },
    { tag: 'caption', ignore: true },
  ],
  toDOM: ({ attrs }) => {
    const rows = ['tbody', 0] as const
    const caption = ['caption', { contenteditable: 'false' }, attrs.caption] as const
    return attrs.caption ? ['table', caption, rows] : ['table', rows]
  },
}

const tagsOf = (...kinds: string[]) =>
  keysOf(studyElements).filter((tag) => kinds.includes(studyElements[tag].kind))

/** The document model of the editor, made from the list that the sanitiser uses (D69). */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    text: { group: 'inline' },
    ...recordOf(tagsOf('block', 'inner', 'inline'), nodeSpec),
    img: picture,
    table,
    tr: { ...nodeSpec('tr'), tableRole: 'row' },
    td: { ...nodeSpec('td'), tableRole: 'cell', isolating: true },
    th: { ...nodeSpec('th'), tableRole: 'header_cell', isolating: true },
  },
  marks: recordOf(tagsOf('mark'), (tag): MarkSpec => ({
    ...specOf(tag),
    inclusive: tag !== 'a',
    toDOM: ({ attrs }) => [tag, attrs, 0],
  })),
})
