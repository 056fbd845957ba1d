import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'

import { documentOf, htmlOf } from './study-document'
import { setLink } from './text-commands'
import { editorState } from './use-editor-view'

/** Opens a text with the caret before the word `here`. */
function open(html: string): EditorState {
  const state = editorState(documentOf(html) ?? expect.fail('The editor does not show the text'))
  let caret = 0
  state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes('here')) caret = pos + node.text.indexOf('here')
  })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, caret)))
}

const after = (html: string, change: (state: EditorState) => Transaction) => {
  const state = open(html)
  return htmlOf(state.apply(change(state)).doc)
}
const link = '<p>a <a href="/en">one <strong>here</strong></a> b</p>'

test.each([
  ['changes the address of the whole link around the caret', link, '/sk', link.replace('/en', '/sk')],
  ['removes a link', link, '', '<p>a one <strong>here</strong> b</p>'],
  ['inserts the address as text', '<p>a here</p>', '/sk', '<p>a <a href="/sk">/sk</a>here</p>'],
])('setLink %s', (_, before, href, expected) => {
  expect(after(before, (state) => setLink(state, href))).toBe(expected)
})

test.each([
  [false, 'after'],
  [true, 'before'],
])('in a table, Tab (with Shift: %s) goes to the cell %s', (shiftKey, cell) => {
  const cells = ['before', 'here', 'after'].map((text) => `<td><p>${text}</p></td>`)
  const view = new EditorView(null, {
    state: open(`<table><tbody><tr>${cells.join('')}</tr></tbody></table>`),
  })
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true }))
  expect(view.state.selection.$from.parent.textContent).toBe(cell)
})

test('text that is typed behind a link is not part of the link', () => {
  const typed = after('<p><a href="/en">one</a>here</p>', (state) => state.tr.insertText('two '))
  expect(typed).toBe('<p><a href="/en">one</a>two here</p>')
})
