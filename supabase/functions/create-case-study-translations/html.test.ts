import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hasSameMarkup } from './html-tags.ts'
import { bytesOf } from './batch.ts'
import { splitHtml } from './split-html.ts'

test.each([
  ['the same', '<p>a <b>b</b></p>', '<p>x <b>y</b></p>'],
  ['other order', '<p><b>a</b> <i>b</i></p>', '<p><i>b</i> <b>a</b></p>'],
  ['other case and spacing', '<A href="/x">a</A><br/>', "<a  HREF = '/x' >a</a><br>"],
  ['other spelling of an address', '<a href="/?a&amp;b">a</a>', '<a href="/?a&b">a</a>'],
  ['a translated attribute', '<img src="/a.png" alt="A dog">', '<img src="/a.png" alt="Pes > mačka">'],
  ['an attribute that only ends like an address', '<b data-src="x">a</b>', '<b data-src="y">a</b>'],
  ['a comment gone', '<p>a</p><!-- <b> -->', '<p>a</p>'],
  ['signs that are no tags', '<p>1 < 2 & 3 > 2</p>', '<p>1 < 2 & 3 > 2</p>'],
])('markup is the same: %s', (_, before, after) => {
  expect(hasSameMarkup(before, after)).toBe(true)
})

test.each([
  ['one tag less', '<p>a <b>b</b></p>', '<p>a b</p>'],
  ['one end less', '<p>a <b>b</b></p>', '<p>a <b>b</p>'],
  ['a start in place of an end', '<b>a</b>', '<b>a<b>'],
  ['one tag more', '<p>a</p>', '<p>a</p><script></script>'],
  ['another tag', '<p>a <em>b</em></p>', '<p>a <dôraz>b</dôraz></p>'],
  ['the same tag twice', '<b>a</b><i>b</i>', '<b>a</b><b>b</b>'],
  ['another href', '<a href="/en">a</a>', '<a href="/sk">a</a>'],
  ['an href gone', '<a href="/en">a</a>', '<a>a</a>'],
  ['an href without quotes changed', '<a href=/en>a</a>', '<a href=/sk>a</a>'],
  ['another src', '<img src="/a.png">', "<img src='/b.png'>"],
  ['addresses swapped between tags', '<a href="x">a</a><img src="y">', '<a href="y">a</a><img src="x">'],
])('markup differs: %s', (_, before, after) => {
  expect(hasSameMarkup(before, after)).toBe(false)
})

test('short HTML stays whole', () => {
  expect(splitHtml('<p>a</p><p>b</p>', 100)).toEqual(['<p>a</p><p>b</p>'])
  expect(splitHtml('', 100)).toEqual([''])
})

test('long HTML is cut between blocks, as far out as possible', () => {
  const html = '<h2>Title</h2><ul><li>one</li><li>two <br>three</li></ul> and <p>text</p>'
  expect(splitHtml(html, 40)).toEqual([
    '<h2>Title</h2>',
    '<ul><li>one</li><li>two <br>three</li></ul>'.slice(0, 4),
    '<li>one</li><li>two <br>three</li>',
    '</ul>',
    ' and <p>text</p>',
  ])
})

test('a long text is cut between words, and never inside a tag', () => {
  const html = 'one two <img src="a picture with spaces.png"> three'
  expect(splitHtml(html, 12)).toEqual(['one two ', '<img src="a picture with spaces.png"> ', 'three'])
})

const fragment = fc.constantFrom(
  '<p>',
  '</p>',
  '<ul class="a">',
  '<li>',
  '</li>',
  '</ul>',
  '<br>',
  '<img src="x>y">',
  '<!-- a -->',
  '<',
  '>',
  ' ',
  'slovo ',
  'žluťoučký',
  '"',
  "'",
  '&amp;',
  '\n',
)

test('whatever the HTML, the pieces give it back and are small enough', () => {
  fc.assert(
    fc.property(
      fc.array(fragment, { maxLength: 60 }),
      fc.integer({ min: 20, max: 80 }),
      (parts, maxBytes) => {
        const html = parts.join('')
        const pieces = splitHtml(html, maxBytes)
        expect(pieces.join('')).toBe(html)
        // A tag is never cut, and one that was left open swallows what follows up to the next bracket.
        const large = pieces.filter((piece) => bytesOf(piece) > maxBytes && !piece.trim().startsWith('<'))
        for (const piece of large) expect(piece).not.toMatch(/\s\S+\s/)
      },
    ),
    { numRuns: 300, seed: 1 },
  )
})
