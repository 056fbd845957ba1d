import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Node as Document } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState, Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'

import { schema } from './schema'
import { insertBreak } from './text-commands'

const { li, p } = schema.nodes
const { strong, em } = schema.marks

const keys = {
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  'Mod-b': toggleMark(strong),
  'Mod-i': toggleMark(em),
  Enter: splitListItem(li),
  'Shift-Enter': insertBreak,
  // Not Tab, with which the keyboard leaves the text.
  'Mod-]': sinkListItem(li),
  'Mod-[': liftListItem(li),
}

/** Below a list, table, quotation or picture there is always an empty paragraph to write on. It is not in the HTML. */
const lastParagraph = new Plugin({
  appendTransaction: (_changes, _before, { doc, tr }) =>
    doc.lastChild?.isTextblock ? null : tr.insert(doc.content.size, p.create()),
})

export function editorState(doc: Document): EditorState {
  const plugins = [keymap(keys), keymap(baseKeymap), history(), tableEditing(), lastParagraph]
  const state = EditorState.create({ doc, plugins })
  return state.apply(state.tr.setMeta('addToHistory', false))
}
