import { expect, test } from 'vitest'

import { sanitizeHtml } from '@/features/case-studies/sanitize'

import { documentOf, htmlOf } from './study-document'

const texts = [
  '<p>Ž &amp; ß 20&nbsp;% &lt;b&gt; “–” 😀<br>next</p>',
  '<p>x <strong><em><code>all</code></em></strong> y <strong>one</strong> <em>two</em> <code>three</code></p>',
  '<p>x <a href="https://a.example/?b=1&amp;c#d">a <strong>b</strong></a> <a href="mailto:a@b.example">c</a></p>',
  '<h2>One <em>x</em></h2>\n<h3>Two</h3>\n<h4>Three</h4>\n<p>Four</p>',
  '<ul><li>a\n<ol start="3"><li>b</li>\n<li>c</li></ol></li>\n<li><p>d</p>\n<p>e</p></li></ul>',
  '<blockquote><p>a</p>\n<p>b</p>\n<ul><li>c</li></ul></blockquote>',
  '<img src="/b.webp" alt="Ž &amp; ß" width="3" height="2">\n<img src="/b.webp" alt="">',
  '<figure><img src="/b.webp" alt="a">\n<figcaption>b</figcaption></figure>',
  '<table><caption>a</caption>\n<thead><tr><th>b</th><th>c <em>d</em></th></tr></thead>\n<tbody><tr><th scope="row">e</th><td>f</td></tr>\n<tr><td colspan="2">g</td></tr></tbody></table>',
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
