import { expect, test } from 'vitest'

import { sanitizeHtml } from '@/features/case-studies/sanitize'

import { documentOf, htmlOf, readText } from './study-document'

const texts = [
  '<p>Ž &amp; ß 20&nbsp;% &lt;b&gt; “–” 😀<br>next</p>',
  '<p>x <strong><em><code>all</code></em></strong> y <strong>one</strong> <em>two</em> <code>three</code></p>',
  '<p>x <a href="https://a.example/?b=1&amp;c#d">a <strong>b</strong></a> <a href="mailto:a@b.example">c</a></p>',
  '<h2>One <em>x</em></h2>\n<h3>Two</h3>\n<h4>Three</h4>\n<p>Four</p>',
  '<ul><li>a\n<ol start="3"><li>b</li>\n<li>c</li></ol></li>\n<li><p>d</p>\n<p>e</p></li></ul>',
  '<blockquote><p>a</p>\n<p>b</p>\n<ul><li>c</li></ul></blockquote>',
  '<img src="/b.webp" alt="Ž &amp; ß" width="3" height="2">\n<img src="/b.webp" alt="">',
  '<figure><img src="/b.webp" alt="a">\n<figcaption>b</figcaption></figure>',
  '<a href="/en"><img src="/b.webp" alt=""></a>\n<figure><a href="/sk"><img src="/b.webp" alt=""></a>\n<figcaption>b</figcaption></figure>',
  '<p>m<sup>2</sup> H<sub>2</sub>O <s>old</s></p>\n<ol type="a" start="3"><li>a</li></ol>',
  '<table><caption>a</caption>\n<thead><tr><th>b</th><th>c <em>d</em></th></tr></thead>\n<tbody><tr><th scope="row">e</th><td>f</td></tr>\n<tr><td colspan="2">g</td></tr></tbody></table>',
  '<figure><img src="/b.webp" alt="">\n<figcaption>a&nbsp;b</figcaption></figure>\n<table><caption>a&nbsp;week</caption>\n<tbody><tr><td>c</td></tr></tbody></table>',
  '<table><tbody><tr><td rowspan="2"><p>a</p>\n<p>b</p></td><td>c</td></tr>\n<tr><td></td></tr></tbody></table>\n<p>d</p>',
  '<table><thead><tr><th>only</th><th>headers</th></tr></thead></table>\n<p>a</p>',
]

test.each([...texts, texts.join('\n')])(
  'the editor and the sanitiser return a text as it was: %s',
  (html) => {
    expect(htmlOf(documentOf(html) ?? expect.fail('The editor does not show the text'))).toBe(html)
    expect(sanitizeHtml(html)).toBe(html)
  },
)

test.each([
  ['<p class="a" style="color:red" onclick="go()">a</p>', '<p>a</p>'],
  ['<p><a href="/en" target="_blank" rel="x">a</a></p>', '<p><a href="/en">a</a></p>'],
  ['<div><b>a</b> <span>b</span></div><p>c</p>', '<p>a b</p>\n<p>c</p>'],
  [
    '<p>a<strong></strong><em> </em>b<br></p><h2></h2><ul><li></li><li>c</li></ul>',
    '<p>a b</p>\n<ul><li>c</li></ul>',
  ],
  [
    '<table><tbody><tr><td colspan="1" rowspan="1">a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    '<table><tr><th>a</th></tr><tr><td>b</td><td>c</td></tr></table>',
    '<table><thead><tr><th>a</th><th></th></tr></thead>\n<tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
  ],
  ['<!-- note --><script>go()</script><p>a</p>', '<p>a</p>'],
  ['a <em>b</em> c', '<p>a <em>b</em> c</p>'],
  [
    '<h2>a</h2><strong>b:</strong> <a href="/en">c</a>',
    '<h2>a</h2>\n<p><strong>b:</strong> <a href="/en">c</a></p>',
  ],
  ['<p>a<img src="/a.png" alt="">b</p>', '<p>a</p>\n<img src="/a.png" alt="">\n<p>b</p>'],
])('the editor opens %s, which visitors read as %s', (html, expected) => {
  expect(htmlOf(documentOf(html) ?? expect.fail(readText(html).missing.join()))).toBe(expected)
})

test.each([
  ['<ul><li><h3>a</h3>b</li></ul>', '<h3> in <li>'],
  ['<ul><li>a<img src="/a.png" alt=""></li></ul>', '<img> in <li>'],
  ['<figure><img src="/a.png" alt=""><figcaption>a <em>b</em></figcaption></figure>', '<em> in <figcaption>'],
  ['<table><tr><td><table><tr><td>a</td></tr></table></td></tr></table>', '<table> in <td>'],
  ['<blockquote><h2>a</h2></blockquote>', '<h2> in <blockquote>'],
])('of %s, the editor cannot show %s', (html, expected) => {
  expect(documentOf(html)).toBeUndefined()
  expect(readText(html).missing).toContain(expected)
})
