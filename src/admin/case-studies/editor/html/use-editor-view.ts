import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { closeHistory, history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Node as Document } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { EditorView, type EditorProps } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { schema } from './schema'
import { htmlOf } from './study-document'
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
  // Tab moves to the next cell of a table. If there is none, it moves the focus out of the text.
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
  'Mod-]': sinkListItem(li),
  'Mod-[': liftListItem(li),
}

/** Adds an empty paragraph to write on after a final list, table, quotation or picture. It is not in the HTML. */
const lastParagraph = new Plugin({
  appendTransaction: (_changes, _before, { doc, tr }) =>
    doc.lastChild?.isTextblock ? null : tr.insert(doc.content.size, p.create()),
})

export function editorState(doc: Document): EditorState {
  const plugins = [keymap(keys), keymap(baseKeymap), history(), tableEditing(), lastParagraph]
  const state = EditorState.create({ doc, plugins })
  return state.apply(state.tr.setMeta('addToHistory', false))
}

/**
 * Makes the element of `host` an editor.
 * @param opened must stay the same document
 * @param onChange receives undefined if the text is again as it was opened
 */
export function useEditorView(
  opened: Document,
  props: EditorProps,
  onChange: (html: string | undefined) => void,
) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [state, setState] = useState(() => editorState(opened))

  const dispatchTransaction = (change: Transaction) => {
    if (!view.current) return
    // A paste can be undone without what was typed before it.
    if (change.getMeta('paste') === true) closeHistory(change)
    const next = view.current.state.apply(change)
    view.current.updateState(next)
    setState(next)
    if (!change.docChanged) return
    const html = htmlOf(next.doc)
    onChange(html === htmlOf(opened) ? undefined : html)
  }
  const create = useEffectEvent(() => new EditorView(host.current && { mount: host.current }, { state }))
  useEffect(() => {
    const created = create()
    view.current = created
    return () => created.destroy()
  }, [])
  useEffect(() => view.current?.setProps({ ...props, dispatchTransaction }))
  return { host, view, state }
}
