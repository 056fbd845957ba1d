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

it.each<[string, string, string[]]>([
  // Word adds a picture of the text.
  ['paste', 'A text', []],
  ['paste', '', ['a.png']],
  ['drop', '', ['a.png']],
])('of what is moved by %s with the text "%s", the editor takes the pictures %j', (event, text, names) => {
  onPicture.mockClear()
  const files = [new File([''], 'a.txt'), new File([''], 'a.png', { type: 'image/png' })]
  const data = { files, getData: () => text }
  const moved = Object.assign(new Event(event, { cancelable: true }), {
    clipboardData: data,
    dataTransfer: data,
  })
  openEmpty().dom.dispatchEvent(moved)
  expect(onPicture.mock.calls.map(([{ name }]) => name)).toEqual(names)
  expect(moved.defaultPrevented, 'the browser does not open the file').toBe(true)
})
