import { href, redirectFor, type Place } from '@/i18n/href'
import { languageFacts, languages, type Language } from '@/i18n/languages'
import { adminPaths, legacyRedirects, pages } from '@/routes'

import { fixedPages, parameterPages, shellFile } from './static-pages'

interface Listed extends Place {
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

/** How people and phones also write a language code: `/EN/about`, `/En/about`. */
const otherSpellings = (language: string) => [
  language.toUpperCase(),
  language.charAt(0).toUpperCase() + language.slice(1),
]

/**
 * Returns the rules of the static host, first match wins (the format that Netlify and Cloudflare Pages share): the redirects
 * of spec 2, the shells of pages with a parameter, the private area and a not-found page per language. Hosts may match a rule
 * to the letter, so every path is written with and without a trailing slash, before the wildcards.
 */
export function redirects(): string {
  const firstSegments = new Set(
    languages.flatMap((language) =>
      Object.values(pages).map((page) => page.slugs[language].split('/')[0] ?? ''),
    ),
  )
  firstSegments.delete('')
  const unprefixed = [...firstSegments].map((segment) => `/${segment}`)
  const unprefixedDetails = parameterPages.map(({ language, path }) => path.slice(`/${language}`.length))
  const withAndWithoutSlash = (path: string, target: string) => [`${path} ${target}`, `${path}/ ${target}`]
  return [
    `/ ${redirectFor('/')} 302`,
    ...[...new Set([...Object.keys(legacyRedirects), ...unprefixed, ...unprefixedDetails])].flatMap((path) =>
      withAndWithoutSlash(path, `${redirectFor(path)} 301`),
    ),
    ...unprefixed.map((path) => `${path}/* ${redirectFor(`${path}/:splat`)} 301`),
    ...parameterPages.flatMap(({ language, page, path }) =>
      withAndWithoutSlash(path, `/${shellFile(language, page)} 200`),
    ),
    ...[...Object.values(adminPaths), `${adminPaths.signIn}/auth`].flatMap((path) =>
      withAndWithoutSlash(path, '/app.html 200'),
    ),
    ...languages.map((language) => `/${language}/* /${language}/404.html 404`),
    // Last: a host that ignores case answers by the rules above and does not redirect for ever.
    ...languages.flatMap((language) =>
      otherSpellings(language).flatMap((spelling) => [
        ...withAndWithoutSlash(`/${spelling}`, `/${language} 301`),
        `/${spelling}/* /${language}/:splat 301`,
      ]),
    ),
    '',
  ].join('\n')
}
