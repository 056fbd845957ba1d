import { href, type PageMatch } from '@/i18n/href'
import { languageFacts, languages, type Language } from '@/i18n/languages'
import { pages } from '@/routes'

import { fixedPages } from './static-pages'

interface Listed extends PageMatch {
  /** ISO 8601, or as the embedded backend writes times. */
  modifiedAt?: string
  /** Language whose address counts as the original, if not the place's own (D16). */
  canonicalLanguage?: Language
}

/**
 * Addresses of all indexed pages with their alternates in every language, and the day they changed where it is known.
 * An address that names another as its original stays out: search engines list the original.
 */
export function sitemap(siteUrl: string, details: readonly Listed[]): string {
  const fixed = fixedPages.map(({ language, page }): Listed => ({ language, page, params: {} }))
  const urls = [...fixed, ...details]
    .filter(
      ({ page, language, canonicalLanguage = language }) =>
        pages[page].indexed && canonicalLanguage === language,
    )
    .map(({ language, page, params, modifiedAt }) => {
      const alternates = languages.map(
        (to) =>
          `<xhtml:link rel="alternate" hreflang="${languageFacts[to].tag}" href="${siteUrl}${href(to, page, params)}"/>`,
      )
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

/** Everything public may be read; the private area is left out. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /tb_admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
