import { expect, test } from 'vitest'

import { languageFacts, languages } from '@/i18n/languages'
import { unindexedPages } from '@/routes'

import { sitemap } from './sitemap'
import { fixedPages } from './static-pages'

/** Returns the language tags of the alternate links of a page. */
function alternatesOf(xml: string, path: string): Record<string, string> {
  const [, entry = ''] = xml.split(`<loc>https://site.example${path}</loc>`)
  const links = entry
    .split('</url>')[0]
    ?.matchAll(/hreflang="([^"]+)" href="https:\/\/site\.example([^"]+)"/g)
  return Object.fromEntries([...(links ?? [])].map(([, tag = '', target = '']) => [tag, target]))
}

test('each page of the sitemap names its languages, and the English page as the default', () => {
  const xml = sitemap('https://site.example', [])
  for (const { path, page } of fixedPages.filter(({ page }) => !unindexedPages.includes(page))) {
    const english = fixedPages.find((other) => other.page === page && other.language === 'en')?.path
    const alternates = alternatesOf(xml, path)
    expect(alternates, path).toMatchObject({ en: english, 'x-default': english })
    expect(Object.keys(alternates)).toEqual([...languages.map((to) => languageFacts[to].tag), 'x-default'])
  }
})

test('a study without an English version has no default', () => {
  const study = (language: 'cz' | 'de') =>
    ({ language, page: 'case-study', params: { slug: 'a' }, canonicalLanguage: language }) as const
  const xml = sitemap('https://site.example', [study('cz'), study('de')])
  const alternates = { cs: '/cz/pripadove-studie/a', de: '/de/fallstudien/a' }
  expect(alternatesOf(xml, '/de/fallstudien/a')).toEqual(alternates)
})
