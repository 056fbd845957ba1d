import { describe, expect, it } from 'vitest'

import { href, matchPage, pageKeyFor, redirectFor, translateHref, type PageParams } from '@/i18n/href'
import { languages } from '@/i18n/languages'
import { pages, type PageKey } from '@/routes'

describe('href', () => {
  it.each([
    ['en', 'home', {}, '/en'],
    ['sk', 'contact', {}, '/sk/kontakt'],
    ['cz', 'for-companies', {}, '/cz/pro-firmy'],
    ['de', 'case-study', { slug: 'tb-duos' }, '/de/fallstudien/tb-duos'],
    ['sk', 'it-project', { id: '7' }, '/sk/it-projekty/7'],
  ] as const)('href(%j, %j, %j) returns %s', (language, page, params, expected) => {
    expect(href(language, page, params)).toBe(expected)
  })

  it('matchPage returns the language, page and parameters that href was called with, for every page and language', () => {
    for (const language of languages) {
      for (const page of Object.keys(pages) as PageKey[]) {
        const params: PageParams =
          page === 'it-project' ? { id: '7' } : page === 'case-study' ? { slug: 'tb-duos' } : {}
        expect(matchPage(href(language, page, params))).toEqual({ language, page, params })
      }
    }
  })
})

describe('pageKeyFor', () => {
  it.each([
    ['/kontakt', 'sk', 'contact'],
    ['kontakt', 'de', 'contact'],
    ['/', 'en', 'home'],
    ['/it-projekty/12', 'cz', 'it-project'],
    ['/kontakt', 'en', undefined],
    ['/case-studies/a/b', 'en', undefined],
  ] as const)('pageKeyFor(%j, %j) returns %s', (path, language, expected) => {
    expect(pageKeyFor(path, language)).toBe(expected)
  })
})

describe('translateHref', () => {
  it.each([
    ['/en', '', 'sk', '/sk'],
    ['/en/case-studies/tb-duos', '', 'de', '/de/fallstudien/tb-duos'],
    ['/sk/it-projekty', '?q=react&location=Brno', 'cz', '/cz/it-projekty?q=react&location=Brno'],
    ['/sk/nothing-here', '', 'de', '/de'],
    ['/sk/kontakt/', '', 'en', '/en/contact'],
  ] as const)('translateHref(%j, %j, %j) returns %s', (pathname, search, to, expected) => {
    expect(translateHref(pathname, search, to)).toBe(expected)
  })
})

describe('redirectFor', () => {
  it.each([
    ['/', '/en'],
    ['/domov', '/sk'],
    ['/domov/', '/sk'],
    ['/kontakt', '/en/contact'],
    ['/o-nas', '/sk/o-nas'],
    ['/powerful-medical', '/en/case-studies/tb-powerful-medical'],
    ['/uber-uns', '/de/uber-uns'],
    ['/pro-firmy', '/cz/pro-firmy'],
    ['/fallstudien/tb-duos', '/de/fallstudien/tb-duos'],
    ['/it-projekty', '/sk/it-projekty'],
    ['/careers', '/en/careers'],
    ['/no/such/page', '/en/no/such/page'],
  ])('redirectFor(%j) returns %s', (from, to) => {
    expect(redirectFor(from)).toBe(to)
  })

  it.each(['/en', '/de/', '/sk/whatever', '/tb_admin', '/tb_admin/case-studies'])(
    'redirectFor(%j) returns undefined',
    (path) => {
      expect(redirectFor(path)).toBeUndefined()
    },
  )
})
