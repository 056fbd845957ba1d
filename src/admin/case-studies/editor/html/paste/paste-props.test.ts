import { NodeSelection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { beforeEach, expect, it, test, vi } from 'vitest'

import * as notices from '@/components/toast/notify'

import { editorState } from '../editor-state'
import { htmlOf, readText } from '../study-document'
import { paste } from '../testing/paste-into'
import { pasteProps } from './paste-props'

const onPicture = vi.fn<(file: File) => void>()
let titles: string[]

beforeEach(() => {
  onPicture.mockClear()
  titles = []
  vi.spyOn(notices, 'notify').mockImplementation(({ title }) => titles.push(title))
})

function open(html: string) {
  const state = editorState(readText(html).document)
  return new EditorView(null, { state, ...pasteProps({ isLong: true, onPicture }) })
}

/** Contents of a clipboard, each beside the HTML that the editor makes of it. */
const files = import.meta.glob<string>('../testing/clipboard/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const samples = Object.keys(files).filter((file) => !file.endsWith('.expected.html'))

it.each(samples)('a paste into the editor gives the expected HTML: %s', (file) => {
  expect(`${paste(files[file] ?? '')}\n`).toBe(files[file.replace('.html', '.expected.html')])
})

it.each<[string, string, string[]]>([
  // Word adds a picture of the text.
  ['paste', 'A text', []],
  ['paste', '', ['a.png']],
  ['drop', '', ['a.png']],
])('of what is moved by %s with the text "%s", the editor takes the pictures %j', (event, text, names) => {
  const files = [new File([''], 'a.txt'), new File([''], 'a.png', { type: 'image/png' })]
  const data = { files, getData: () => text }
  const moved = Object.assign(new Event(event, { cancelable: true }), {
    clipboardData: data,
    dataTransfer: data,
  })
  open('').dom.dispatchEvent(moved)
  expect(onPicture.mock.calls.map(([{ name }]) => name)).toEqual(names)
  expect(moved.defaultPrevented, 'the browser does not open the file').toBe(true)
})

test('a picture that is dragged inside of the text is not uploaded again', () => {
  const view = open('<img src="/a.png" alt="">')
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 0)))
  view.dragging = { slice: view.state.selection.content(), move: true }
  const files = [new File([''], 'a.png', { type: 'image/png' })]
  const dropped = Object.assign(new Event('drop'), { dataTransfer: { files, getData: () => '' } })
  vi.spyOn(view, 'posAtCoords').mockReturnValue(null)
  view.dom.dispatchEvent(dropped)
  expect(onPicture).not.toHaveBeenCalled()
  expect(view.dom.querySelector('img')).toHaveAttribute('draggable', 'true')
})

test.each([
  ['https://a.example/b', '<p>one <a href="https://a.example/b">two</a></p>'],
  ['a.example', '<p>one a.example</p>'],
])('%s that is pasted over words gives %s', (address, expected) => {
  const view = open('<p>one two</p>')
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 5, 8)))
  view.pasteText(
    address,
    Object.assign(new Event('paste'), {
      clipboardData: { getData: () => address },
    }) as unknown as ClipboardEvent,
  )
  expect(htmlOf(view.state.doc)).toBe(expected)
})

test('what is not pasted is said', () => {
  paste('<p>a<img src="https://a.example/b.png"><img src="https://a.example/p.gif" width="1"></p><hr>')
  expect(titles).toEqual([
    'Pictures that were not pasted: 1. Please upload them.',
    'Horizontal lines that were not pasted: 1.',
  ])
})

const table = '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td><ul><li>d</li></ul></td></tr></table>'

test('a short text takes no tables, pictures, headings and quotations', () => {
  const html = `<h2>Title</h2><blockquote>Said</blockquote>${table}<img src="/a.png" alt="">`
  expect(paste(html, { isLong: false })).toBe(
    '<p>Title</p>\n<p>Said</p>\n<p>a</p>\n<p>b</p>\n<p>c</p>\n<ul><li>d</li></ul>',
  )
  expect(titles).toEqual([
    'Pictures that were not pasted: 1. This text has none.',
    'Tables that were pasted as paragraphs: 1.',
  ])
})
