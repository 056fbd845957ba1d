import { selectAll } from 'prosemirror-commands'
import { undo, undoDepth } from 'prosemirror-history'
import { NodeSelection, TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'

import { insertTable, linkAround, setLink } from './block-commands'
import { editorState, replaceText } from './editor-state'
import { documentOf, htmlOf } from './study-document'
import { textCommands } from './text-commands'

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

const items = '<ul><li>a</li>\n<li>here</li></ul>'
const nested = '<ul><li>a\n<ul><li>here</li></ul></li></ul>'

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
  ['Superscript', '<p>here</p>', '<p><sup>here</sup></p>'],
  ['List', tableOf(row), tableOf('<tr><td><ul><li>here</li></ul></td><td>b</td></tr>')],
  [
    'Heading',
    '<ul><li>a</li><li>here</li><li>b</li></ul>',
    '<ul><li>a</li></ul>\n<h2>here</h2>\n<ul><li>b</li></ul>',
  ],
  [
    'Heading',
    '<blockquote><p>a</p><p>here</p></blockquote>',
    '<blockquote><p>a</p></blockquote>\n<h2>here</h2>',
  ],
  ['Indent', items, nested],
  ['Outdent', nested, items],
  ['Outdent', items, '<ul><li>a</li></ul>\n<p>here</p>'],
])('the button "%s" changes %s to %s', (name, before, expected) => {
  const state = open(before, 4)
  let { doc } = state
  buttonNamed(name).run(state, (change) => (doc = state.apply(change).doc))
  expect(htmlOf(doc)).toBe(expected)
})

const buttonNamed = (name: string) =>
  textCommands.find(({ label }) => label === name) ?? expect.fail(`There is no button ${name}`)

test.each([
  ['Quotation', tableOf(row)],
  ['Heading', tableOf(row)],
  ['Quotation', '<ul><li>here</li></ul>'],
  ['Indent', '<ul><li>here</li></ul>'],
])('the button "%s" is disabled in %s', (name, html) => {
  const button = buttonNamed(name)
  expect(button.run(open(html))).toBe(false)
  expect(button.isActive?.(open(html)) ?? false).toBe(false)
})

test.each(['Heading', 'List', 'Quotation'])(
  'without its text, a block of the button "%s" is no text',
  (name) => {
    const before = open('<p>here</p>', 4)
    let state = before
    buttonNamed(name).run(state, (change) => (state = state.apply(change)))
    expect(htmlOf(state.apply(state.tr.deleteSelection()).doc)).toBe('')
  },
)

test('all of a nested list becomes headings', () => {
  const state = open(
    '<p>a</p><ul><li>here<ol><li>b</li></ol></li><li>c</li></ul><blockquote><p>d</p></blockquote>',
  )
  let { doc } = state
  selectAll(state, (all) => {
    const selected = state.apply(all)
    buttonNamed('Heading').run(selected, (change) => (doc = selected.apply(change).doc))
  })
  expect(htmlOf(doc)).toBe('<h2>a</h2>\n<h2>here</h2>\n<h2>b</h2>\n<h2>c</h2>\n<h2>d</h2>')
})

test('a table is inserted below a list, also if the caret is in an empty item', () => {
  const state = open(items, 4)
  const { doc } = insertTable(state.apply(state.tr.deleteSelection()))
  expect(htmlOf(doc)).toMatch(/^<ul><li>a<\/li><\/ul>\n<table>/)
})

test.each([
  ['b', { ctrlKey: true }, '<p>here</p>', '<p><strong>here</strong></p>'],
  ['i', { ctrlKey: true }, '<p>here</p>', '<p><em>here</em></p>'],
  [']', { ctrlKey: true }, items, nested],
  ['[', { ctrlKey: true }, nested, items],
  ['Tab', {}, items, nested],
  ['Tab', { shiftKey: true }, nested, items],
  ['Enter', { shiftKey: true }, '<p>here x</p>', '<p><br>x</p>'],
])('the key %s with %j changes %s to %s', (key, modifier, before, expected) => {
  const view = new EditorView(null, { state: open(before, 4) })
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, ...modifier, cancelable: true }))
  expect(htmlOf(view.state.doc)).toBe(expected)
})

test.each([
  ['Tab', false, '<ul><li>here</li></ul>'],
  ['Tab', true, items],
])('the key %s (with Shift: %s) leaves the text if it can change nothing in %s', (key, shiftKey, html) => {
  const view = new EditorView(null, { state: open(html) })
  const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true })
  view.dom.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(htmlOf(view.state.doc)).toBe(htmlOf(open(html).doc))
})

test.each([
  [nested, items],
  [items, '<ul><li>a</li></ul>\n<p>here</p>'],
  [tableOf('<tr><td><ul><li>here</li></ul></td><td>b</td></tr>'), tableOf(row)],
])('Backspace at the start of an item lifts it: %s becomes %s', (before, expected) => {
  const view = new EditorView(null, { state: open(before) })
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', cancelable: true }))
  expect(htmlOf(view.state.doc)).toBe(expected)
})

test.each([
  ['- ', '<ul><li>here</li></ul>'],
  ['1. ', '<ol><li>here</li></ol>'],
  ['3) ', '<ol start="3"><li>here</li></ol>'],
  ['## ', '<h2>here</h2>'],
  ['### ', '<h3>here</h3>'],
  ['> ', '<blockquote><p>here</p></blockquote>'],
])('typing "%s" gives %s, and Backspace takes it back', (typed, expected) => {
  const view = new EditorView(null, { state: open('<p>here</p>') })
  for (const letter of typed) {
    const { from } = view.state.selection
    const insert = () => view.state.tr.insertText(letter)
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, from, letter, insert))
    if (!isHandled) view.dispatch(insert())
  }
  expect(htmlOf(view.state.doc)).toBe(expected)
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', cancelable: true }))
  expect(view.state.doc.textContent).toBe(`${typed}here`)
})

test('text that is typed behind a link is not part of the link', () => {
  const typed = after('<p><a href="/en">one</a>here</p>', (state) => state.tr.insertText('two '))
  expect(typed).toBe('<p><a href="/en">one</a>two here</p>')
})

test('a picture gets a link, and loses it', () => {
  const picture = '<img src="/a.png" alt="A">'
  const state = editorState(documentOf(picture) ?? expect.fail('The editor does not show the text'))
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)))
  const linked = selected.apply(setLink(selected, '/en'))
  expect(htmlOf(linked.doc)).toBe(`<a href="/en">${picture}</a>`)
  expect(linkAround(linked).href).toBe('/en')
  expect(htmlOf(linked.apply(setLink(linked, '')).doc)).toBe(picture)
})

const replaced = (before: EditorState, html: string) =>
  before.apply(replaceText(before, documentOf(html) ?? expect.fail('The editor does not show the text')))

test('a text from outside is one change, which keeps the caret and can be undone', () => {
  const state = open('<p>first</p><p>second here</p>')
  const next = replaced(state, '<h2>first</h2><p>new</p><p>second here</p>')
  expect(htmlOf(next.doc)).toBe('<h2>first</h2>\n<p>new</p>\n<p>second here</p>')
  expect(next.selection.$from.nodeAfter?.text).toBe('here')
  undo(next, (change) => expect(next.apply(change).doc.eq(state.doc)).toBe(true))
  expect(undoDepth(next)).toBe(1)
  expect(undoDepth(replaced(next, htmlOf(next.doc))), 'the same text is no change').toBe(1)
})

test.each([
  ['<p>aaa</p>', '<p>aa</p>'],
  ['<p>aa</p>', '<p>aaa</p>'],
  ['<ul><li>a</li><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['<p>a</p><p>a</p>', '<p>a</p><h2>a</h2><p>a</p>'],
  ['<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', '<p>b</p>'],
])('%s can be replaced with %s', (before, after_) => {
  const state = editorState(documentOf(before) ?? expect.fail('The editor does not show the text'))
  expect(htmlOf(replaced(state, after_).doc)).toBe(htmlOf(documentOf(after_) ?? state.doc))
})
