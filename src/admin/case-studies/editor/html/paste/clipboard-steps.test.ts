import { beforeEach, expect, test, vi } from 'vitest'

import * as notices from '@/components/toast/notify'

import { paste } from '../testing/paste-into'

let titles: string[]

beforeEach(() => {
  titles = []
  vi.spyOn(notices, 'notify').mockImplementation(({ title }) => titles.push(title))
})

const table = (cell: string) => `<table><tbody><tr><td>a</td><td>${cell}</td></tr></tbody></table>`

/** An item of Word: a paragraph with its level and its marker. */
const item = (level: number, marker: string, text: string, { tag = 'p', font = '', gap = ' ' } = {}) =>
  `<${tag} class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0${gap}level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:"${font}"'><span style='mso-list:${gap}Ignore'>${marker}<span\n` +
  `style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></${tag}>\n`
const bullet = (level: number, text: string, options = {}) =>
  item(level, '·', text, { font: 'Symbol', ...options })

test.each([
  ['P1 a list in a cell', table('<ul><li>plan</li></ul>'), table('<ul><li>plan</li></ul>')],
  ['P1 a heading in a cell', table('<h2>plan</h2>'), table('plan')],
  [
    'P1 a quotation in a cell',
    table('<blockquote><p>b</p><p>c</p></blockquote>'),
    table('<p>b</p>\n<p>c</p>'),
  ],
  ['P1 a table in a cell', table(table('b')), table('<p>a</p>\n<p>b</p>')],
  [
    'P2 a line break in a style of Word',
    `${bullet(1, 'a', { gap: '\n' })}${item(2, '1.', 'b', { gap: '\n' })}`,
    '<ul><li>a\n<ol><li>b</li></ol></li></ul>',
  ],
  [
    'P3 a list that begins with a list',
    '<ol><ol><li>x</li></ol><li>y</li></ol>',
    '<ol><li>x</li>\n<li>y</li></ol>',
  ],
  [
    'P3 a list that begins with another list',
    '<ol><li><ul><li>x</li></ul></li><li>y</li></ol>',
    '<ul><li>x</li></ul>\n<ol><li>y</li></ol>',
  ],
  [
    'P4 numbered headings',
    '<ol><li><h2>Plan</h2></li></ol><p>a</p><ol start="2"><li><h2>Work</h2></li></ol>',
    '<h2>Plan</h2>\n<p>a</p>\n<h2>Work</h2>',
  ],
  [
    'P4 a heading between items',
    '<ol><li>a</li><li><h3>b</h3></li><li>c</li></ol>',
    '<ol><li>a</li></ol>\n<h3>b</h3>\n<ol start="3"><li>c</li></ol>',
  ],
  [
    'P4 a heading with a text in an item',
    '<ul><li><h3>a</h3>b</li></ul>',
    '<ul><li><p>a</p>\n<p>b</p></li></ul>',
  ],
  [
    'P5 words between elements after a block',
    '<h2>Contact</h2><b>Phone:</b> <a href="tel:1">+421</a> <i>or</i> <a href="mailto:a@b.example">mail</a>',
    '<h2>Contact</h2>\n<p><strong>Phone:</strong> <a href="tel:1">+421</a> <em>or</em> <a href="mailto:a@b.example">mail</a></p>',
  ],
  [
    'P6 real lists and paragraphs of Word',
    `<ul><li class=MsoNormal style='mso-list:l0 level1 lfo1'>a</li></ul>${item(2, 'o', 'b', { font: 'Courier New' })}<ul><li style='mso-list:l0 level1 lfo1'>c</li></ul>`,
    '<ul><li>a\n<ul><li>b</li></ul></li>\n<li>c</li></ul>',
  ],
  [
    'P6 a bookmark between items',
    `${bullet(1, 'a')}<span style='mso-bookmark:_Toc1'></span>${bullet(2, 'b')}<a name="_Toc2"></a>${bullet(1, 'c')}`,
    '<ul><li>a\n<ul><li>b</li></ul></li>\n<li>c</li></ul>',
  ],
  [
    'P6 a bookmark around an item',
    `${bullet(1, 'a')}<span style='mso-bookmark:_Toc1'>${bullet(2, 'b')}</span>`,
    '<ul><li>a\n<ul><li>b</li></ul></li></ul>',
  ],
  [
    'P6 a level that is left out',
    `${bullet(1, 'a')}${bullet(3, 'b')}${bullet(2, 'c')}${bullet(1, 'd')}`,
    '<ul><li>a\n<ul><li>b</li>\n<li>c</li></ul></li>\n<li>d</li></ul>',
  ],
  [
    'P7 two lists in a row',
    `${item(1, '1.', 'a')}${item(1, '2.', 'b')}${item(1, '1.', 'c')}`,
    '<ol><li>a</li>\n<li>b</li></ol>\n<ol><li>c</li></ol>',
  ],
  ['P7 letters', `${item(1, 'a)', 'a')}${item(1, 'b)', 'b')}`, '<ol type="a"><li>a</li>\n<li>b</li></ol>'],
  [
    'P7 Roman numbers',
    item(1, 'IV.', 'a') + item(1, 'V.', 'b'),
    '<ol type="I" start="4"><li>a</li>\n<li>b</li></ol>',
  ],
  ['P7 letters in parentheses', item(1, '(B)', 'a'), '<ol type="A" start="2"><li>a</li></ol>'],
  [
    'P7 a marker without a dot',
    item(1, '7', 'a') + item(1, '8', 'b'),
    '<ol start="7"><li>a</li>\n<li>b</li></ol>',
  ],
  [
    'P7 the letter after h',
    item(1, 'g.', 'a') + item(1, 'h.', 'b') + item(1, 'i.', 'c'),
    '<ol type="a" start="7"><li>a</li>\n<li>b</li>\n<li>c</li></ol>',
  ],
  ['P7 an arrow of Wingdings', item(1, 'v', 'a', { font: 'Wingdings' }), '<ul><li>a</li></ul>'],
  [
    'P7 the letters of Google Docs',
    '<ol><li style="list-style-type:lower-roman" aria-level="1"><p>a</p></li></ol>',
    '<ol type="i"><li>a</li></ol>',
  ],
  ['P8 a heading with a bullet', bullet(1, 'Item', { tag: 'h2' }), '<h2>Item</h2>'],
  ['P8 a heading with a number', item(1, '1.', 'Heading', { tag: 'h2' }), '<h2>1. Heading</h2>'],
  [
    'P8 a heading with a number and no space',
    '<h2 style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>Heading</h2>',
    '<h2>1. Heading</h2>',
  ],
  ['P8 a preformatted item', bullet(1, 'a\nb', { tag: 'pre' }), '<ul><li>a<br>b</li></ul>'],
  [
    'P9 bold that is switched off',
    '<p><b>a <span style="font-weight:normal">b</span></b></p>',
    '<p><strong>a </strong>b</p>',
  ],
  [
    'P9 bold by style',
    '<table><tr><td style="font-weight:bold">a</td><td style="font-style:italic">b</td></tr></table><p style="font-weight:700">c</p><ul><li style="font-weight:bold">d</li></ul>',
    '<table><tbody><tr><td><strong>a</strong></td><td><em>b</em></td></tr></tbody></table>\n<p><strong>c</strong></p>\n<ul><li><strong>d</strong></li></ul>',
  ],
  [
    'P9 bold by class',
    '<style>\n.xl65\n\t{font-weight:700;\n\tfont-style:italic;}\n</style><table><tr><td class=xl65>a</td><td>b</td></tr></table>',
    '<table><tbody><tr><td><strong><em>a</em></strong></td><td>b</td></tr></tbody></table>',
  ],
  ['P10 lines of pre', '<pre>a\n  b\n\nc</pre>', '<p>a<br>&nbsp; b<br><br>c</p>'],
  ['P10 lines by style', '<div style="white-space: pre-wrap">a\nb</div>', '<p>a<br>b</p>'],
  ['P11 an empty line before a table', `<p><br></p>${table('b')}`, table('b')],
  [
    'P11 a link with a space',
    '<p><a href="https://a.example/b c">d</a></p>',
    '<p><a href="https://a.example/b%20c">d</a></p>',
  ],
  [
    'marks with a meaning',
    '<p>m<sup>2</sup> CO<sub>2</sub> <del>3</del></p>',
    '<p>m<sup>2</sup> CO<sub>2</sub> <s>3</s></p>',
  ],
  ['rows without a table', '<meta charset="utf-8"><tr><td>a</td><td>b</td></tr>', table('b')],
  ['items without a list', '<li>a</li><li>b</li>', '<ul><li>a</li>\n<li>b</li></ul>'],
  [
    'a text beside items',
    '<ul>a <b>b</b><li>c</li>d</ul>',
    '<ul><li>a <strong>b</strong></li>\n<li><p>c</p>\n<p>d</p></li></ul>',
  ],
  [
    'a picture in an item',
    '<ul><li>a<img src="/a.png" alt=""></li></ul><p>b</p>',
    '<ul><li>a</li></ul>\n<img src="/a.png" alt="">\n<p>b</p>',
  ],
  [
    'a picture in a link',
    '<a href="/en"><img src="/a.png" alt="A"></a>',
    '<a href="/en"><img src="/a.png" alt="A"></a>',
  ],
  ['a slice of another ProseMirror', '<h1 data-pm-slice="1 1 []">a</h1><div>b</div>', '<h2>a</h2>\n<p>b</p>'],
  ['a field that hides a property', '<form><input name="childNodes"><p>a</p></form>', '<p>a</p>'],
])('%s: %s becomes %s', (_, html, expected) => {
  expect(paste(html)).toBe(expected)
  expect(paste(expected), 'pasted again').toBe(expected)
})

test.each([
  ['<h2>a</h2><p>b</p>', '<p>x here</p>', '<p>x</p>\n<h2>a</h2>\n<p>b</p>'],
  ['<h2>a</h2><p>b</p>', '<p>here y</p>', '<h2>a</h2>\n<p>b y</p>'],
  ['<ul><li>a</li></ul><p>b</p>', '<p>x here y</p>', '<p>x</p>\n<ul><li>a</li></ul>\n<p>b y</p>'],
  ['<p>a</p><p>b</p>', '<p>x here y</p>', '<p>x a</p>\n<p>b y</p>'],
  ['<h2>a</h2>', '<p>x here y</p>', '<p>x a y</p>'],
  [
    '<ul><li>a</li><li>b</li></ul>',
    '<ul><li>x here</li><li>y</li></ul>',
    '<ul><li>x a</li>\n<li>b</li>\n<li>y</li></ul>',
  ],
])('%s that is pasted into %s gives %s', (html, into, expected) => {
  expect(paste(html, { into })).toBe(expected)
})

test.each([
  '<p>a<v:shape><v:imagedata src="file:///a.png"/></v:shape></p>',
  '<p>a<!--[if gte vml 1]><v:imagedata src="a"/><![endif]--></p>',
])('P11 a picture of Word that is not pasted is said: %s', (html) => {
  expect(paste(html)).toBe('<p>a</p>')
  expect(titles).toEqual(['Pictures that were not pasted: 1. Please upload them.'])
})
