import { expect, test } from 'vitest'

import { isLink, withScheme } from './study-html'

test.each([
  'https://example.com/a?b=c',
  'mailto:office@example.com',
  'tel:+421900',
  '/en/contact',
  '#details',
])('a link may lead to %s', (url) => expect(isLink(url)).toBe(true))

test.each([
  'javascript:alert(1)',
  'java\tscript:go()',
  'ftp://example.com',
  '//example.com',
  '/\\example.com',
  'https://',
])('a link may not lead to %s', (url) => expect(isLink(url)).toBe(false))

test.each([
  ['example.com/press', 'https://example.com/press'],
  ['example.com', 'https://example.com'],
  ['jana@example.com', 'mailto:jana@example.com'],
  ['žofia@müller.de', 'mailto:žofia@müller.de'],
  ['müller.de', 'https://müller.de'],
  ['/en/contact', '/en/contact'],
])('the typed address %s becomes %s', (typed, url) => expect(withScheme(typed)).toBe(url))
