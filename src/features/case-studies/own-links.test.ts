import { expect, test } from 'vitest'

import { linksIn } from './own-links'
import { sanitizeHtml } from './sanitize'

test.each([
  ['/en/for-companies', '/de/fur-unternehmen'],
  ['/sk/pripadove-studie/tb-duos?a=1#b', '/de/fallstudien/tb-duos?a=1#b'],
  ['/en', '/de'],
  ['/de/kontakt#form', '/de/kontakt#form'],
  ['/en/no-such-page', '/en/no-such-page'],
  ['/enterprise.pdf', '/enterprise.pdf'],
  ['https://example.com/en/contact', 'https://example.com/en/contact'],
])('a link to %s leads to %s in a German text', (from, to) => {
  const text = (url: string) => sanitizeHtml(`<p>/en/contact <a href="${url}">one</a></p>`)
  expect(linksIn('de', text(from))).toBe(text(to))
})
