import { TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'

import { editorState } from '../editor-state'
import { pasteProps } from '../paste/paste-props'
import { htmlOf, readText } from '../study-document'

interface Options {
  /** The text in the editor. The paste replaces the word `here`. */
  into?: string
  isLong?: boolean
}

/** Pastes HTML into the editor, and returns the HTML of the text. */
export function paste(html: string, { into = '', isLong = true }: Options = {}): string {
  const state = editorState(readText(into).document, isLong)
  const view = new EditorView(null, { state, ...pasteProps({ isLong, onPicture: () => undefined }) })
  state.doc.descendants((node, pos) => {
    const start = node.isText ? (node.text ?? '').indexOf('here') : -1
    if (start < 0) return
    const selection = TextSelection.create(state.doc, pos + start, pos + start + 4)
    view.dispatch(view.state.tr.setSelection(selection))
  })
  view.pasteHTML(html, new Event('paste') as ClipboardEvent)
  const result = htmlOf(view.state.doc)
  view.destroy()
  return result
}
