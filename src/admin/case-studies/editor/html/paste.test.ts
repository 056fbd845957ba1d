import { EditorView } from 'prosemirror-view'
import { expect, it } from 'vitest'

import { editorState } from './use-editor-view'
import { pasteProps } from './paste'
import { documentOf, htmlOf } from './study-document'
import { clipboardSamples } from './testing/clipboard-samples'

function paste(html: string): string {
  const empty = documentOf('')
  if (!empty) throw new Error('The editor refuses an empty text')
  const view = new EditorView(null, { state: editorState(empty), ...pasteProps(() => undefined) })
  view.pasteHTML(html, new Event('paste') as ClipboardEvent)
  const pasted = htmlOf(view.state.doc)
  view.destroy()
  return pasted
}

it.each(Object.entries(clipboardSamples))(
  'a paste into the editor gives the expected HTML: %s',
  (_, { html, clean }) => {
    expect(paste(html)).toBe(clean)
  },
)
