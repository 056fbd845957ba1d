import { href, type PageMatch } from '@/i18n/href'
import { defaultLanguage, languageFacts, languages } from '@/i18n/languages'
import { unindexedPages } from '@/routes'

import { fixedPages, type DetailPage } from './static-pages'

type SitemapPage = PageMatch & Partial<DetailPage>

/**
 * Returns the content of `sitemap.xml`. It lists the canonical URL of each indexed page, its URLs in the languages in
 * which it exists, and the date of the last change if it is known.
 * @param siteUrl origin of the site, such as `https://example.com`
 * @param detailPages the pages of case studies and offers
 */
export function sitemap(siteUrl: string, detailPages: readonly SitemapPage[]): string {
  const fixed = fixedPages.map(({ language, page }): SitemapPage => ({ language, page, params: {} }))
  const all = [...fixed, ...detailPages]
  const paths = new Set(all.map(({ language, page, params }) => href(language, page, params)))
  const urls = all
    .filter(
      ({ page, language, canonicalLanguage = language }) =>
        !unindexedPages.includes(page) && canonicalLanguage === language,
    )
    .map(({ language, page, params, modifiedAt }) => {
      const targets = languages.map((to) => ({ to, tag: languageFacts[to].tag }))
      const alternates = [...targets, { to: defaultLanguage, tag: 'x-default' }]
        .map(({ to, tag }) => ({ tag, path: href(to, page, params) }))
        .filter(({ path }) => paths.has(path))
        .map(({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${siteUrl}${path}"/>`)
      const lastmod = modifiedAt ? `<lastmod>${modifiedAt.slice(0, 10)}</lastmod>` : ''
      return `<url><loc>${siteUrl}${href(language, page, params)}</loc>${lastmod}${alternates.join('')}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}
