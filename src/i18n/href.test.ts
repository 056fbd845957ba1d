import { expect, it } from 'vitest'

import { href, matchPage, redirectFor, translateHref } from '@/i18n/href'
import { languages } from '@/i18n/languages'
import { pageKeys } from '@/routes'

it.each(languages)('matchPage finds each page and its parameters from its URL in %s', (language) => {
  for (const page of pageKeys) {
    const params = page === 'it-project' ? { id: '7' } : page === 'case-study' ? { slug: 'tb-duos' } : {}
    expect(matchPage(href(language, page, params))).toEqual({ language, page, params })
  }
})

it.each([
  ['/en/case-studies/tb-duos', '', 'de', '/de/fallstudien/tb-duos'],
  ['/sk/it-projekty', '?q=react&location=Brno', 'cz', '/cz/it-projekty?q=react&location=Brno'],
  ['/en/for-companies', '?offer=1#models', 'sk', '/sk/pre-firmy?offer=1#models'],
  ['/en/kontakt', '#content', 'de', '/de'],
  ['/sk/kontakt/', '', 'en', '/en/contact'],
] as const)('translateHref keeps page, query and hash of %s%s in %s', (pathname, rest, to, expected) => {
  expect(translateHref(pathname, rest, to)).toBe(expected)
})

it.each([
  ['/', '/en'],
  ['/domov/', '/sk'],
  ['/kontakt', '/en/contact'],
  ['/fallstudien/tb-duos', '/de/fallstudien/tb-duos'],
  ['/it-projekty', '/sk/it-projekty'],
  ['/no/such/page', '/en/no/such/page'],
  ['/EN/contact', '/en/contact'],
  ['/sk/whatever/', undefined],
  ['/tb_admin/case-studies', undefined],
])('redirectFor(%j) returns %s', (from, to) => expect(redirectFor(from)).toBe(to))
