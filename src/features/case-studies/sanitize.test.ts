import { expect, it } from 'vitest'

import { sanitizeHtml } from './sanitize'

it('leaves the tags of a study as they are', () => {
  const html =
    '<h2>Result</h2><p>A <strong>good</strong> <a href="https://example.com">link</a>.</p><ul><li>1</li></ul>'
  expect(sanitizeHtml(html)).toBe(html)
})

it.each([
  ['script', '<p>a</p><script>alert(1)</script>'],
  ['event handler', '<img src="x" onerror="alert(1)">'],
  ['javascript address', '<a href="javascript:alert(1)">a</a>'],
  ['javascript address in disguise', '<a href="jav&#x09;ascript:alert(1)">a</a>'],
  ['data document', '<a href="data:text/html,<script>alert(1)</script>">a</a>'],
  ['iframe', '<iframe src="https://example.com"></iframe>'],
  ['svg script', '<svg><script>alert(1)</script></svg>'],
  ['svg animation', '<svg><animate onbegin="alert(1)" attributeName="x"></animate></svg>'],
  ['mathml', '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>'],
  ['style element', '<style>body{display:none}</style>'],
  ['style attribute', '<p style="position:fixed;inset:0">a</p>'],
  ['form', '<form action="https://example.com"><input name="password"></form>'],
  ['clobbering name', '<img name="getElementById">'],
  ['clobbering id', '<p id="root">a</p>'],
  ['meta refresh', '<meta http-equiv="refresh" content="0;url=https://example.com">'],
  ['base', '<base href="https://example.com">'],
])('makes harmless: %s', (_name, html) => {
  expect(sanitizeHtml(html)).not.toMatch(
    /script|onerror|onbegin|iframe|style|<form|<input|\bname=|\bid=|meta|<base|data:/i,
  )
})
