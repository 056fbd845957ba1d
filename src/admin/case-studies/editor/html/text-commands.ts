import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Code,
  FoldHorizontal,
  FoldVertical,
  Heading2,
  Heading3,
  Indent,
  Italic,
  List,
  ListOrdered,
  Outdent,
  Pilcrow,
  Redo2,
  Quote,
  Strikethrough,
  Subscript,
  Superscript,
  Trash2,
  Undo2,
} from 'lucide-react'
import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'

import { around, isIn, liftQuotation, liftSelection, sequence } from './block-commands'
import { schema } from './schema'
import type { ToolbarButton } from './toolbar'

const { p, h2, h3, ul, ol, li, blockquote } = schema.nodes
const { strong, em, code, sup, sub, s } = schema.marks

interface TextCommand extends Pick<ToolbarButton, 'label' | 'icon' | 'only' | 'keys'> {
  run: Command
  isActive?: (state: EditorState) => boolean
}

/** The buttons of the toolbar that run a `Command` of ProseMirror. */
export const textCommands: readonly TextCommand[] = [
  { label: 'Undo', icon: Undo2, keys: 'Mod+Z', run: undo },
  { label: 'Redo', icon: Redo2, keys: 'Mod+Shift+Z', run: redo },
  { label: 'Paragraph', icon: Pilcrow, only: 'long', run: setBlockType(p), isActive: isIn(p) },
  { label: 'Heading', icon: Heading2, only: 'long', keys: '## and a space', ...heading(h2) },
  { label: 'Smaller heading', icon: Heading3, only: 'long', keys: '### and a space', ...heading(h3) },
  { label: 'Bold', icon: Bold, keys: 'Mod+B', ...mark(strong) },
  { label: 'Italic', icon: Italic, keys: 'Mod+I', ...mark(em) },
  { label: 'Code', icon: Code, ...mark(code) },
  { label: 'List', icon: List, keys: '- and a space', ...list(ul) },
  { label: 'Numbered list', icon: ListOrdered, keys: '1. and a space', ...list(ol) },
  { label: 'Indent', icon: Indent, only: 'list', keys: 'Tab', run: sinkListItem(li) },
  { label: 'Outdent', icon: Outdent, only: 'list', keys: 'Shift+Tab', run: liftListItem(li) },
  {
    label: 'Quotation',
    icon: Quote,
    only: 'long',
    keys: '> and a space',
    run: (state, dispatch) => (isIn(blockquote)(state) ? liftQuotation : quote)(state, dispatch),
    isActive: isIn(blockquote),
  },
  { label: 'Superscript', icon: Superscript, only: 'long', ...mark(sup) },
  { label: 'Subscript', icon: Subscript, only: 'long', ...mark(sub) },
  { label: 'Crossed out', icon: Strikethrough, only: 'long', ...mark(s) },
  { label: 'Add row', icon: BetweenHorizontalStart, only: 'table', run: addRowAfter },
  { label: 'Add column', icon: BetweenVerticalStart, only: 'table', run: addColumnAfter },
  { label: 'Delete row', icon: FoldVertical, only: 'table', run: deleteRow },
  { label: 'Delete column', icon: FoldHorizontal, only: 'table', run: deleteColumn },
  { label: 'Delete table', icon: Trash2, only: 'table', run: deleteTable },
]

type Toggle = Pick<TextCommand, 'run' | 'isActive'>

/** Lists and quotations contain no headings. */
function heading(type: NodeType): Toggle {
  const isActive = isIn(type)
  const make = sequence(liftSelection, setBlockType(type))
  return { run: (state, dispatch) => (isActive(state) ? setBlockType(p) : make)(state, dispatch), isActive }
}

const quote: Command = (state, dispatch) => sequence(setBlockType(p), wrapIn(blockquote))(state, dispatch)

function mark(type: MarkType): Toggle {
  return {
    run: toggleMark(type),
    isActive: ({ doc, selection: { empty, from, to, $from }, storedMarks }) =>
      empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type),
  }
}

function list(type: NodeType): Toggle {
  const wrap = sequence(setBlockType(p), wrapInList(type))
  return {
    run: (state, dispatch) => {
      const current = around(state, ul, ol)
      if (!current) return wrap(state, dispatch)
      if (current.node.type === type) return liftListItem(li)(state, dispatch)
      dispatch?.(state.tr.setNodeMarkup(current.pos, type))
      return true
    },
    isActive: (state) => around(state, ul, ol)?.node.type === type,
  }
}
