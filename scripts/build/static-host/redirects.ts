import { redirectFor } from '@/i18n/href'
import { languages } from '@/i18n/languages'
import { adminPaths, legacyRedirects, pages } from '@/routes'

import { parameterPages, shellFile } from '../prerender/static-pages'

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
