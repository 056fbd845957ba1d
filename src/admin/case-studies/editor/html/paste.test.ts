import { EditorView } from 'prosemirror-view'
import { expect, it, vi } from 'vitest'

import { editorState } from './use-editor-view'
import { pasteProps } from './paste'
import { documentOf, htmlOf } from './study-document'

const onPicture = vi.fn<(file: File) => void>()

function openEmpty() {
  const empty = documentOf('') ?? expect.fail('The editor refuses an empty text')
  return new EditorView(null, { state: editorState(empty), ...pasteProps(onPicture) })
}

/** Contents of a clipboard, each beside the HTML that the editor makes of it. */
const files = import.meta.glob<string>('./testing/clipboard/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const samples = Object.keys(files).filter((file) => !file.endsWith('.expected.html'))

it.each(samples)('a paste into the editor gives the expected HTML: %s', (file) => {
  const view = openEmpty()
  view.pasteHTML(files[file] ?? '', new Event('paste') as ClipboardEvent)
  expect(`${htmlOf(view.state.doc)}\n`).toBe(files[file.replace('.html', '.expected.html')])
})

it.each([
  ['paste', 'A text', 0],
  ['paste', '', 1],
  ['drop', '', 1],
])('a picture is taken at a %s with the text "%s", which Word adds to a text: %i', (event, text, count) => {
  onPicture.mockClear()
  const files = [new File([''], 'a.txt'), new File([''], 'a.png', { type: 'image/png' })]
  const data = { files, getData: () => text }
  openEmpty().dom.dispatchEvent(Object.assign(new Event(event), { clipboardData: data, dataTransfer: data }))
  expect(onPicture.mock.calls).toEqual(Array(count).fill([files[1]]))
})
