import type { Node as Document, NodeType } from 'prosemirror-model'
import { liftListItem } from 'prosemirror-schema-list'
import {
  EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type Transaction,
} from 'prosemirror-state'

import { schema } from './schema'

const { p, ul, ol, li, blockquote, table, tr: rowType, th, td, br, img } = schema.nodes
const { a } = schema.marks

/** Returns the innermost node of one of these types around the caret, and its position. */
export function around({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (types.includes(node.type)) return { node, pos: $from.before(depth) }
  }
  return undefined
}

export const isIn =
  (...types: NodeType[]) =>
  (state: EditorState): boolean =>
    around(state, ...types) !== undefined

export const isInTable = isIn(table)
export const isInList = isIn(ul, ol)

/** Runs commands one after the other in one transaction. Can run if the last one can. */
export function sequence(...commands: Command[]): Command {
  return ({ tr }, dispatch) => {
    const results = commands.map((command) =>
      command(EditorState.create(tr), (change) => repeat(tr, change.steps)),
    )
    const canRun = results.at(-1) === true
    if (canRun) dispatch?.(tr.scrollIntoView())
    return canRun
  }
}

function repeat(tr: Transaction, steps: Transaction['steps']) {
  for (const step of steps) tr.step(step)
}

/** Lifts all selected paragraphs out of lists and quotations. */
export const liftSelection: Command = ({ tr }, dispatch) => {
  for (let inner = firstInner(tr); inner !== undefined; inner = firstInner(tr)) {
    const before = tr.doc
    const state = EditorState.create({ doc: before, selection: TextSelection.create(before, inner + 1) })
    const command = around(state, li) ? liftListItem(li) : liftQuotation
    command(state, (change) => repeat(tr, change.steps))
    if (tr.doc.eq(before)) break
  }
  dispatch?.(tr)
  return true
}

/** The position of the first selected paragraph in a list or quotation, but not in a table. */
function firstInner({ doc, selection: { from, to } }: Transaction): number | undefined {
  let first: number | undefined
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.type === p && doc.resolve(pos).depth > 0) first ??= pos
    return node.type !== table
  })
  return first
}

/** Lifts all that is in a quotation, or the selected part of it. */
export const liftQuotation: Command = ({ selection: { $from, $to }, tr }, dispatch) => {
  const range = $from.blockRange($to, ({ type }) => type === blockquote)
  if (!range) return false
  dispatch?.(tr.lift(range, range.depth - 1).scrollIntoView())
  return true
}

/** At the start of a list item. */
export const liftItemAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const isAtStart = empty && $from.parentOffset === 0 && $from.depth > 1
  if (!isAtStart || $from.node(-1).type !== li || $from.index(-1) > 0) return false
  return liftListItem(li)(state, dispatch)
}

/** Leaves an item of the outermost list, so that Shift+Tab moves the focus out of the text. */
export const liftInnerItem: Command = (state, dispatch) => {
  const item = around(state, li)
  const isInner = item !== undefined && state.doc.resolve(item.pos).node(-1).type === li
  return isInner && liftListItem(li)(state, dispatch)
}

/** Deletes a selected text if no block of text is left there, because `splitBlock` would fail. */
export const deleteBlocks: Command = ({ selection, tr }, dispatch) => {
  if (selection.empty || selection instanceof NodeSelection) return false
  if (tr.deleteSelection().selection.$from.depth > 0) return false
  dispatch?.(tr.scrollIntoView())
  return true
}

export const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false
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
  const row = (type: NodeType) => rowType.create(null, [cell(type), cell(type)])
  return insertBlock(state, table.create(null, [row(th), row(td), row(td)]))
}

export const selectedPicture = ({ selection }: EditorState): Document | undefined =>
  selection instanceof NodeSelection && selection.node.type === img ? selection.node : undefined

/** Returns the link of the selected picture or around the caret, or the selection if it is in no link. */
export function linkAround(state: EditorState) {
  const { doc, selection } = state
  const { $from, from, to } = selection
  const href: unknown = selectedPicture(state)?.attrs.href
  if (selection instanceof NodeSelection) return { from, to, href: typeof href === 'string' ? href : '' }
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
  if (selectedPicture(state)) return tr.setNodeAttribute(from, 'href', href || null)
  if (from === to) return href ? tr.insert(from, schema.text(href, [a.create({ href })])) : tr
  tr.removeMark(from, to, a)
  return href ? tr.addMark(from, to, a.create({ href })) : tr
}
