import { expect, test } from 'vitest'

import { hasSameMarkup } from './html-markup.ts'

test.each([
  ['only text differs', '<p>a <b>b</b></p>', '<p>x <b>y</b></p>'],
  ['elements have another order', '<p><b>a</b> <i>b</i></p>', '<p><i>b</i> <b>a</b></p>'],
  ['case and spacing of tags differ', '<A href="/x">a</A><br/>', "<a  HREF = '/x' >a</a><br>"],
  ['an alt text is translated', '<img src="/a.png" alt="A dog">', '<img src="/a.png" alt="Pes > mačka">'],
  ['a closing tag is missing at the end of a paragraph', '<p>a <b>b</b></p>', '<p>a <b>b</p>'],
])('hasSameMarkup returns true if %s', (_, source, translation) => {
  expect(hasSameMarkup(source, translation)).toBe(true)
})

test.each([
  ['an element is missing', '<p>a <b>b</b></p>', '<p>a b</p>'],
  ['an element was added', '<p>a</p>', '<p>a</p><script></script>'],
  ['the name of a tag is translated', '<p>a <em>b</em></p>', '<p>a <dôraz>b</dôraz></p>'],
  ['an href differs', '<a href="/en">a</a>', '<a href="/sk">a</a>'],
  ['a src differs', '<img src="/a.png">', "<img src='/b.png'>"],
  ['a link has an event handler', '<a href="/">a</a>', '<a href="/" onclick="alert(1)">a</a>'],
  ['an element has a style', '<p>a</p>', '<p style="position:fixed">a</p>'],
  ['an unclosed image was added', '<p>a</p>', '<p>a</p><img src="x" onerror="alert(1)"'.concat(' ')],
  ['a script follows an empty comment', '<p>a</p><!-- -->', '<p>a</p><!--><script>alert(1)</script>-->'],
  [
    'an element has another parent',
    '<ul><li><b>a</b></li></ul><p>b</p>',
    '<ul><li>a</li></ul><p><b>b</b></p>',
  ],
  ['the body has an event handler', '<p>a</p>', '<body onload="alert(1)"><p>a</p>'],
  ['an element was added to a template', '<template></template>', '<template><script></script></template>'],
  ['the text ends in a tag', '<p>a</p>', '<p>a</'],
  ['two tags swapped their URLs', '<a href="x">a</a><img src="y">', '<a href="y">a</a><img src="x">'],
])('hasSameMarkup returns false if %s', (_, source, translation) => {
  expect(hasSameMarkup(source, translation)).toBe(false)
})
