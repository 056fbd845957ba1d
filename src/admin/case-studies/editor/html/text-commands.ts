import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Code,
  FoldHorizontal,
  FoldVertical,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Pilcrow,
  Redo2,
  Quote,
  Trash2,
  Undo2,
} from 'lucide-react'
import { setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, Node as Document, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { NodeSelection, Selection, type Command, type EditorState, type Transaction } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'

import { schema } from './schema'
import type { ToolbarButton } from './toolbar'

const { p, h2, h3, ul, ol, li, blockquote, table, tr, th, td, br, img } = schema.nodes
const { strong, em, code, a } = schema.marks

interface TextCommand extends Pick<ToolbarButton, 'label' | 'icon' | 'only'> {
  run: Command
  isActive?: (state: EditorState) => boolean
}

/** The buttons of the toolbar that run a `Command` of ProseMirror. */
export const textCommands: readonly TextCommand[] = [
  { label: 'Undo', icon: Undo2, run: undo },
  { label: 'Redo', icon: Redo2, run: redo },
  { label: 'Paragraph', icon: Pilcrow, only: 'long', ...heading(p) },
  { label: 'Heading', icon: Heading2, only: 'long', ...heading(h2) },
  { label: 'Smaller heading', icon: Heading3, only: 'long', ...heading(h3) },
  { label: 'Bold', icon: Bold, ...mark(strong) },
  { label: 'Italic', icon: Italic, ...mark(em) },
  { label: 'Code', icon: Code, ...mark(code) },
  { label: 'List', icon: List, ...list(ul) },
  { label: 'Numbered list', icon: ListOrdered, ...list(ol) },
  {
    label: 'Quotation',
    icon: Quote,
    only: 'long',
    run: (state, ...rest) =>
      isIn(blockquote)(state) ? lift(state, ...rest) : asParagraphs(wrapIn(blockquote))(state, ...rest),
    isActive: isIn(blockquote),
  },
  { label: 'Add row', icon: BetweenHorizontalStart, only: 'table', run: addRowAfter },
  { label: 'Add column', icon: BetweenVerticalStart, only: 'table', run: addColumnAfter },
  { label: 'Delete row', icon: FoldVertical, only: 'table', run: deleteRow },
  { label: 'Delete column', icon: FoldHorizontal, only: 'table', run: deleteColumn },
  { label: 'Delete table', icon: Trash2, only: 'table', run: deleteTable },
]

type Toggle = Pick<TextCommand, 'run' | 'isActive'>

function heading(type: NodeType): Toggle {
  const isActive = isIn(type)
  return { run: (state, ...rest) => setBlockType(isActive(state) ? p : type)(state, ...rest), isActive }
}

function mark(type: MarkType): Toggle {
  return {
    run: toggleMark(type),
    isActive: ({ doc, selection: { empty, from, to, $from }, storedMarks }) =>
      empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type),
  }
}

function list(type: NodeType): Toggle {
  return {
    run: (state, dispatch, view) => {
      const current = around(state, ul, ol)
      if (!current) return asParagraphs(wrapInList(type))(state, dispatch, view)
      if (current.node.type === type) return liftListItem(li)(state, dispatch)
      dispatch?.(state.tr.setNodeMarkup(current.pos, type))
      return true
    },
    isActive: (state) => around(state, ul, ol)?.node.type === type,
  }
}

/** Lists and quotations contain no headings, so a heading becomes a paragraph first. */
function asParagraphs(command: Command): Command {
  return (state, dispatch, view) => {
    if (!dispatch || !view) return true
    setBlockType(p)(state, dispatch)
    return command(view.state, dispatch, view)
  }
}

/** Returns the innermost node of one of these types around the caret, and its position. */
function around({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (types.includes(node.type)) return { node, pos: $from.before(depth) }
  }
  return undefined
}

function isIn(type: NodeType) {
  return (state: EditorState) => around(state, type) !== undefined
}

export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(br.create()).scrollIntoView())
  return true
}

/**
 * Inserts a picture or table with a paragraph below it, after the block of the caret or instead of an empty paragraph.
 * Puts the caret into the table or below the picture, because typing would replace a selected picture.
 */
export function insertBlock({ selection: { $from, to }, tr }: EditorState, block: Document): Transaction {
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0
  const end = $from.depth > 0 ? $from.after(1) : to
  const start = isEmpty ? $from.before(1) : end
  tr.replaceWith(start, end, [block, p.create()])
  const caret = block.isAtom ? start + block.nodeSize : start
  return tr.setSelection(Selection.near(tr.doc.resolve(caret))).scrollIntoView()
}

export function insertTable(state: EditorState): Transaction {
  const cell = (type: NodeType) => type.create(null, p.create())
  const row = (type: NodeType) => tr.create(null, [cell(type), cell(type)])
  return insertBlock(state, table.create(null, [row(th), row(td), row(td)]))
}

export const isInTable = isIn(table)

export const selectedPicture = ({ selection }: EditorState): Document | undefined =>
  selection instanceof NodeSelection && selection.node.type === img ? selection.node : undefined

/** Returns the link around the caret, or the selection if it is in no link. */
export function linkAround({ doc, selection: { $from, from, to } }: EditorState) {
  const links: { from: number; to: number; href: string }[] = []
  doc.nodesBetween($from.start(), $from.end(), (node, pos) => {
    const link = a.isInSet(node.marks)
    const before = links.at(-1)
    // Text of which a part is bold has several nodes.
    if (link && before?.to === pos && before.href === link.attrs.href) before.to += node.nodeSize
    else if (link) links.push({ from: pos, to: pos + node.nodeSize, href: String(link.attrs.href) })
  })
  return links.find((link) => link.from <= from && link.to >= to) ?? { from, to, href: '' }
}

/** Removes the link if `href` is empty. Without a selection or a link, inserts the address as text. */
export function setLink(state: EditorState, href: string): Transaction {
  const { from, to } = linkAround(state)
  const { tr } = state
  if (from === to) return href ? tr.insert(from, schema.text(href, [a.create({ href })])) : tr
  tr.removeMark(from, to, a)
  return href ? tr.addMark(from, to, a.create({ href })) : tr
}
