import { Schema, type Attrs, type MarkSpec, type NodeSpec } from 'prosemirror-model'

import { keysOf, recordOf } from '@contracts/records'

import { isAllowedAttribute, studyElements, type StudyTag } from '@/features/case-studies/study-html'

const spans = ['colspan', 'rowspan']

/** If the text of such an element is replaced by a paste, the pasted element stays. */
const definesText: readonly StudyTag[] = ['h2', 'h3', 'h4', 'li', 'blockquote']

const attributeNames = (tag: StudyTag) => studyElements[tag].attributes ?? []

function read(tag: StudyTag, element: Element): Attrs {
  const attributes = attributeNames(tag).flatMap((name): [string, string | number][] => {
    const value = element.getAttribute(name)
    if (value === null || !isAllowedAttribute(tag, name, value)) return []
    return [[name, spans.includes(name) ? Number(value) || 1 : value]]
  })
  return Object.fromEntries(attributes)
}

/** Leaves out spans of 1 and what is no attribute in HTML. */
function write(tag: StudyTag, attrs: Attrs): Attrs {
  const attributes = attributeNames(tag).map((name) => {
    const value: unknown = attrs[name]
    return [name, spans.includes(name) && value === 1 ? null : value]
  })
  return Object.fromEntries(attributes) as Attrs
}

function specOf(tag: StudyTag) {
  const required = { a: 'href', img: 'src' }[tag as string]
  const getAttrs = (element: Element) => {
    const attrs = read(tag, element)
    return required && !(required in attrs) ? false : attrs
  }
  return {
    attrs: Object.fromEntries(
      attributeNames(tag).map((name) => [name, { default: spans.includes(name) ? 1 : null }]),
    ),
    parseDOM: [{ tag, getAttrs }],
  }
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
    defining: definesText.includes(tag),
    toDOM: ({ attrs }) => (content ? [tag, write(tag, attrs), 0] : [tag, write(tag, attrs)]),
  }
}

/** A picture with a caption is a `figure`. */
const picture: NodeSpec = {
  ...nodeSpec('img'),
  attrs: { ...nodeSpec('img').attrs, caption: { default: '' } },
  parseDOM: [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const image = figure.querySelector('img')
        const attrs = image ? read('img', image) : {}
        const caption = figure.querySelector('figcaption')?.textContent.trim()
        return 'src' in attrs && { ...attrs, caption }
      },
    },
    ...(nodeSpec('img').parseDOM ?? []),
  ],
  toDOM: ({ attrs }) => {
    const image = ['img', write('img', attrs)] as const
    return attrs.caption ? ['figure', image, ['figcaption', attrs.caption]] : image
  },
}

/** `htmlOf` adds the `thead`. The form of the table changes the caption. */
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
    toDOM: ({ attrs }) => [tag, write(tag, attrs), 0],
  })),
})
