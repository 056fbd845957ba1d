import { expect, test } from 'vitest'

import { hasSameMarkup } from './html-markup.ts'

test.each([
  ['only text differs', '<p>a <b>b</b></p>', '<p>x <b>y</b></p>'],
  ['elements have another order', '<p><b>a</b> <i>b</i></p>', '<p><i>b</i> <b>a</b></p>'],
  ['case and spacing of tags differ', '<A href="/x">a</A><br/>', "<a  HREF = '/x' >a</a><br>"],
  ['a URL is escaped differently', '<a href="/?a&amp;b">a</a>', '<a href="/?a&b">a</a>'],
  ['an alt text is translated', '<img src="/a.png" alt="A dog">', '<img src="/a.png" alt="Pes > mačka">'],
  ['a data-src attribute differs', '<b data-src="x">a</b>', '<b data-src="y">a</b>'],
  ['a comment is missing', '<p>a</p><!-- <b> -->', '<p>a</p>'],
  ['angle brackets are not part of a tag', '<p>1 < 2 & 3 > 2</p>', '<p>1 < 2 & 3 > 2</p>'],
])('hasSameMarkup returns true if %s', (_, source, translation) => {
  expect(hasSameMarkup(source, translation)).toBe(true)
})

test.each([
  ['an element is missing', '<p>a <b>b</b></p>', '<p>a b</p>'],
  ['a closing tag is missing', '<p>a <b>b</b></p>', '<p>a <b>b</p>'],
  ['an opening tag replaces a closing tag', '<b>a</b>', '<b>a<b>'],
  ['an element was added', '<p>a</p>', '<p>a</p><script></script>'],
  ['the name of a tag is translated', '<p>a <em>b</em></p>', '<p>a <dôraz>b</dôraz></p>'],
  ['a tag replaces another tag', '<b>a</b><i>b</i>', '<b>a</b><b>b</b>'],
  ['an href differs', '<a href="/en">a</a>', '<a href="/sk">a</a>'],
  ['an href is missing', '<a href="/en">a</a>', '<a>a</a>'],
  ['an unquoted href differs', '<a href=/en>a</a>', '<a href=/sk>a</a>'],
  ['a src differs', '<img src="/a.png">', "<img src='/b.png'>"],
  ['two tags swapped their URLs', '<a href="x">a</a><img src="y">', '<a href="y">a</a><img src="x">'],
])('hasSameMarkup returns false if %s', (_, source, translation) => {
  expect(hasSameMarkup(source, translation)).toBe(false)
})
