import { expect, test } from 'vitest'

import { removedHtml, type RemovedHtml } from './removed-html'

const nothing: RemovedHtml = { tags: [], attributes: [], pictures: [], links: [] }

test.each<[string, Partial<RemovedHtml>]>([
  [
    '<h2>Result</h2><!-- note --><p>A <a href="/en">link</a><img src="https://example.com/a.png" alt=""></p>',
    {},
  ],
  ['a < b and c > d', {}],
  ['<h1>Title</h1><iframe src="https://example.com/"></iframe><h1>Again</h1>', { tags: ['h1', 'iframe'] }],
  ['<p class="a" style="color:red" onclick="go()">a</p>', { attributes: ['style', 'class', 'onclick'] }],
  ['<img src="http://example.com/a.png" alt="">', { pictures: ['http://example.com/a.png'] }],
  ['<a href="javascript:go()">a</a>', { links: ['javascript:go()'] }],
  ['<script>go()</script><style>p{}</style><p>a</p>', { tags: ['script', 'style'] }],
])('removedHtml(%j) returns the tags, attributes and URLs that the sanitiser removes', (html, expected) => {
  const { tags, attributes, ...urls } = removedHtml(html)
  expect({ ...urls, tags: tags.sort(), attributes: attributes.sort() }).toEqual({
    ...nothing,
    ...expected,
    attributes: expected.attributes?.toSorted() ?? [],
  })
})
