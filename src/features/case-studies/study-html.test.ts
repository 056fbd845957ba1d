import { expect, test } from 'vitest'

import { isLink } from './study-html'

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
