import { EditorView } from 'prosemirror-view'
import { expect, it, vi } from 'vitest'

import { editorState } from './use-editor-view'
import { pasteProps } from './paste'
import { documentOf, htmlOf } from './study-document'
import { clipboardSamples } from './testing/clipboard-samples'

const onPicture = vi.fn<(file: File) => void>()

function openEmpty() {
  const empty = documentOf('') ?? expect.fail('The editor refuses an empty text')
  return new EditorView(null, { state: editorState(empty), ...pasteProps(onPicture) })
}

it.each(Object.entries(clipboardSamples))(
  'a paste into the editor gives the expected HTML: %s',
  (_, { html, clean }) => {
    const view = openEmpty()
    view.pasteHTML(html, new Event('paste') as ClipboardEvent)
    expect(htmlOf(view.state.doc)).toBe(clean)
  },
)

it('a pasted picture is taken, but not the picture that Word adds to a text', () => {
  const files = [new File([''], 'a.png', { type: 'image/png' })]
  for (const [text, count] of [
    ['A text', 0],
    ['', 1],
  ] as const) {
    const clipboardData = { files, getData: () => text }
    openEmpty().dom.dispatchEvent(Object.assign(new Event('paste'), { clipboardData }))
    expect(onPicture).toHaveBeenCalledTimes(count)
  }
})
