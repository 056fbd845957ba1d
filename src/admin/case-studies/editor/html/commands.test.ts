import { TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'

import { documentOf, htmlOf } from './study-document'
import { insertTable, setLink, textCommands } from './text-commands'
import { editorState } from './use-editor-view'

/** Opens a text with the caret before the word `here`, or with some characters of it selected. */
function open(html: string, selected = 0): EditorState {
  const state = editorState(documentOf(html) ?? expect.fail('The editor does not show the text'))
  let caret = 0
  state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes('here')) caret = pos + node.text.indexOf('here')
  })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, caret, caret + selected)))
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

const quotation = '<blockquote><p>here</p></blockquote>'
const row = '<tr><td>here</td><td>b</td></tr>'
const empty = '<td></td>'
const tableOf = (...rows: string[]) => `<table><tbody>${rows.join('\n')}</tbody></table>`

test('below a final table, the editor has a paragraph to write on', () => {
  expect(open(tableOf(row)).doc.lastChild?.type.name).toBe('p')
})

test.each([
  ['Heading', '<p>here</p>', '<h2>here</h2>'],
  ['Smaller heading', '<p>here</p>', '<h3>here</h3>'],
  ['Paragraph', '<h2>here</h2>', '<p>here</p>'],
  ['Quotation', '<h2>here</h2>', quotation],
  ['Quotation', quotation, '<p>here</p>'],
  ['Numbered list', '<p>here</p>', '<ol><li>here</li></ol>'],
  ['List', '<ul><li>here</li></ul>', '<p>here</p>'],
  ['List', '<h2>here</h2>', '<ul><li>here</li></ul>'],
  ['Numbered list', '<ul><li>here</li></ul>', '<ol><li>here</li></ol>'],
  ['Bold', '<p>here</p>', '<p><strong>here</strong></p>'],
  ['Italic', '<p>here</p>', '<p><em>here</em></p>'],
  ['Code', '<p>here</p>', '<p><code>here</code></p>'],
  ['Add row', tableOf(row), tableOf(row, `<tr>${empty}${empty}</tr>`)],
  ['Add column', tableOf(row), tableOf(`<tr><td>here</td>${empty}<td>b</td></tr>`)],
  ['Delete row', tableOf(row, '<tr><td>c</td><td>d</td></tr>'), tableOf('<tr><td>c</td><td>d</td></tr>')],
  ['Delete column', tableOf(row), tableOf('<tr><td>b</td></tr>')],
  ['Delete table', `${tableOf(row)}\n<p>b</p>`, '<p>b</p>'],
])('the button "%s" changes %s to %s', (name, before, expected) => {
  const view = new EditorView(null, { state: open(before, 4) })
  textCommands.find(({ label }) => label === name)?.run(view.state, view.dispatch, view)
  expect(htmlOf(view.state.doc)).toBe(expected)
})

const items = '<ul><li>a</li>\n<li>here</li></ul>'

test('a table is inserted below a list, also if the caret is in an empty item', () => {
  const state = open(items, 4)
  const { doc } = insertTable(state.apply(state.tr.deleteSelection()))
  expect(htmlOf(doc)).toMatch(/^<ul><li>a<\/li>\n<li><\/li><\/ul>\n<table>/)
})
const nested = '<ul><li>a\n<ul><li>here</li></ul></li></ul>'

test.each([
  ['b', { ctrlKey: true }, '<p>here</p>', '<p><strong>here</strong></p>'],
  ['i', { ctrlKey: true }, '<p>here</p>', '<p><em>here</em></p>'],
  [']', { ctrlKey: true }, items, nested],
  ['[', { ctrlKey: true }, nested, items],
  ['Enter', { shiftKey: true }, '<p>here x</p>', '<p><br> x</p>'],
])('the key %s with %j changes %s to %s', (key, modifier, before, expected) => {
  const view = new EditorView(null, { state: open(before, 4) })
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, ...modifier, cancelable: true }))
  expect(htmlOf(view.state.doc)).toBe(expected)
})

test('text that is typed behind a link is not part of the link', () => {
  const typed = after('<p><a href="/en">one</a>here</p>', (state) => state.tr.insertText('two '))
  expect(typed).toBe('<p><a href="/en">one</a>two here</p>')
})
