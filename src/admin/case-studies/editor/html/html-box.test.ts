import { expect, test } from 'vitest'

import { removedFrom } from './html-box'

test.each<[string, string[]]>([
  ['<h2>Result</h2><!-- note --><p>A <a href="/en">link</a><img src="/a.png" alt=""></p>', []],
  ['a < b and c > d', []],
  ['<h1>Title</h1><iframe src="https://a.example/"></iframe><h1>Again</h1>', ['<h1>', '<iframe>']],
  ['<p class="a" style="color:red" onclick="go()">a</p>', ['class', 'onclick', 'style']],
  ['<img src="http://a.example/a.png" alt="">', ['src="http://a.example/a.png"']],
  ['<a href="javascript:go()">a</a>', ['href="javascript:go()"']],
  ['<script>go()</script><style>p{}</style><p>a</p>', ['<script>', '<style>']],
])('removedFrom(%j) returns the tags, attributes and URLs that the sanitiser removes', (html, expected) => {
  expect(removedFrom(html).sort()).toEqual(expected)
})
