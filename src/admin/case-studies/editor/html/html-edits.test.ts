import { expect, test } from 'vitest'

import {
  insertLink,
  insertList,
  insertPicture,
  insertQuotation,
  toggleHeading,
  toggleMark,
  type Edit,
  type Selection,
} from './html-edits'

/** Parses a text in which `[` and `]` mark the selection, or `|` marks the caret. */
function selectionIn(marked: string): Selection {
  const start = marked.search(/[[|]/)
  const end = marked.includes(']') ? marked.indexOf(']') - 1 : start
  return { text: marked.replace(/[[\]|]/g, ''), start, end }
}

function after({ text }: Selection, { start, end, insert, offset, length }: Edit): string {
  const selected = insert.slice(offset, offset + length)
  const changed = `${insert.slice(0, offset)}${selected && `[${selected}]`}${insert.slice(offset + length)}`
  return text.slice(0, start) + changed + text.slice(end)
}

test.each<[string, string, (selection: Selection) => Edit, string]>([
  ['toggleMark', 'a [word] b', (s) => toggleMark(s, 'strong'), 'a <strong>[word]</strong> b'],
  ['toggleMark', 'a[ word ]b', (s) => toggleMark(s, 'em'), 'a <em>[word]</em> b'],
  ['toggleMark', 'a <strong>[word]</strong> b', (s) => toggleMark(s, 'strong'), 'a [word] b'],
  ['toggleMark', 'a | b', (s) => toggleMark(s, 'strong'), 'a <strong></strong> b'],
  ['toggleHeading', 'a\n<p>T|itle</p>\nb', (s) => toggleHeading(s, 'h2'), 'a\n[<h2>Title</h2>]\nb'],
  ['toggleHeading', '<h2>T|itle</h2>', (s) => toggleHeading(s, 'h2'), '[<p>Title</p>]'],
  ['toggleHeading', 'T|itle', (s) => toggleHeading(s, 'h3'), '[<h3>Title</h3>]'],
  ['toggleHeading', '<p>a|</p><p>b</p>', (s) => toggleHeading(s, 'h2'), '[<h2>a</h2>\n<h2>b</h2>]'],
  [
    'insertList',
    '<p>O[ne</p>\n\n  T]wo\nb',
    (s) => insertList(s, 'ul'),
    '[<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>]\nb',
  ],
  ['insertList', 'a\n|\nb', (s) => insertList(s, 'ol'), 'a\n<ol>\n  <li></li>\n</ol>\nb'],
  ['insertQuotation', '<p>S|aid</p>', insertQuotation, '[<blockquote>\n  <p>Said</p>\n</blockquote>]'],
  [
    'insertLink',
    'a [word] b',
    (s) => insertLink(s, '/en?a=1&b="2"'),
    'a <a href="/en?a=1&amp;b=&quot;2&quot;">[word]</a> b',
  ],
  [
    'insertLink',
    'a | b',
    (s) => insertLink(s, 'https://a.example'),
    'a <a href="https://a.example">[https://a.example]</a> b',
  ],
])('%s changes %j to the expected text and selection', (_name, before, edit, expected) => {
  const selection = selectionIn(before)
  expect(after(selection, edit(selection))).toBe(expected)
})

test('insertPicture inserts an img tag with an escaped alternative text, width and height after the selection and keeps the selected text', () => {
  const picture = { url: 'https://a.example/a.png', alt: 'The "big" team', width: 8, height: 5 }
  expect(insertPicture(selectionIn('a [word] b'), picture)).toMatchObject({
    start: 6,
    end: 6,
    insert: '<img src="https://a.example/a.png" alt="The &quot;big&quot; team" width="8" height="5">',
  })
})
