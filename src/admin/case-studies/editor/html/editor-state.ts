import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { closeHistory, history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node as Document } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState, Plugin, type Command, type Transaction } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'

import { deleteBlocks, insertBreak, liftInnerItem, liftItemAtStart } from './block-commands'
import { schema } from './schema'

const { ul, ol, li, p, h2, h3, blockquote } = schema.nodes
const { strong, em } = schema.marks

const firstOf =
  (...commands: Command[]): Command =>
  (state, dispatch, view) =>
    commands.some((command) => command(state, dispatch, view))

/** The keys that act before those of ProseMirror. */
export const keyCommands = {
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  'Mod-b': toggleMark(strong),
  'Mod-i': toggleMark(em),
  Enter: firstOf(splitListItem(li), deleteBlocks),
  'Shift-Enter': insertBreak,
  Backspace: firstOf(undoInputRule, liftItemAtStart),
  // Where these can do nothing, they move the focus out of the text.
  Tab: firstOf(sinkListItem(li), goToNextCell(1)),
  'Shift-Tab': firstOf(liftInnerItem, goToNextCell(-1)),
  'Mod-]': sinkListItem(li),
  'Mod-[': liftListItem(li),
} satisfies Record<string, Command>

/** What is typed at the start of a paragraph makes a list, heading or quotation. */
function typedShortcuts(isLong: boolean): Plugin {
  const lists = [
    wrappingInputRule(/^[-*]\s$/, ul),
    wrappingInputRule(
      /^(\d{1,2})[.)]\s$/,
      ol,
      ([, number]) => ({ start: number === '1' ? null : number }),
      ([, number], list) => list.childCount + Number(list.attrs.start ?? 1) === Number(number),
    ),
  ]
  const blocks = [
    textblockTypeInputRule(/^##\s$/, h2),
    textblockTypeInputRule(/^###\s$/, h3),
    wrappingInputRule(/^>\s$/, blockquote),
  ]
  return inputRules({ rules: isLong ? [...lists, ...blocks] : lists })
}

/** Adds an empty paragraph to write on after a final list, table, quotation or picture. It is not in the HTML. */
const withLastParagraph = (doc: Document) =>
  doc.lastChild?.isTextblock ? doc : doc.copy(doc.content.addToEnd(p.create()))

/** Keeps the state of the typed shortcuts, which another change would clear: Backspace takes a shortcut back. */
const lastParagraph = (shortcuts: Plugin) =>
  new Plugin({
    appendTransaction: (_changes, _before, state) =>
      state.doc.lastChild?.isTextblock
        ? null
        : state.tr.insert(state.doc.content.size, p.create()).setMeta(shortcuts, shortcuts.getState(state)),
  })

export function editorState(document: Document, isLong = true): EditorState {
  const shortcuts = typedShortcuts(isLong)
  const plugins = [
    shortcuts,
    keymap(keyCommands),
    keymap(baseKeymap),
    history(),
    tableEditing(),
    lastParagraph(shortcuts),
  ]
  return EditorState.create({ doc: withLastParagraph(document), plugins })
}

/** Replaces only the part of the text that differs, as a change that can be undone and that keeps the caret. */
export function replaceText({ doc, tr }: EditorState, document: Document): Transaction {
  const other = withLastParagraph(document)
  const start = doc.content.findDiffStart(other.content)
  const end = doc.content.findDiffEnd(other.content)
  if (start === null || !end) return tr
  // Equal text before and after the difference may overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  return closeHistory(tr.replace(start, end.a + overlap, other.slice(start, end.b + overlap)))
}
