import { redirectFor } from '@/i18n/href'
import { languages } from '@/i18n/languages'
import { adminPaths, legacyRedirects, pages } from '@/routes'

import { parameterPages, shellFile } from './static-pages'

/** Returns `EN` and `En` for `en`, because people and phones write `/EN/about` and `/En/about`. */
const caseVariants = (language: string) => [
  language.toUpperCase(),
  language.charAt(0).toUpperCase() + language.slice(1),
]

/**
 * Returns the content of the `_redirects` file, in the format that Netlify and Cloudflare Pages share. The first rule
 * that matches a URL applies. Some hosts match paths exactly, so each path without `*`, except `/`, is listed with and
 * without a trailing slash. A case study without a file of its own responds with 404 until the next build (D64). An
 * offer without a file responds with 200.
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
    ...parameterPages.flatMap(({ language, page, path }) => {
      const shell = `/${shellFile(language, page)}`
      return page === 'case-study'
        ? [`${path} ${shell} 404`, `${path}/ ${path} 301`]
        : withAndWithoutSlash(path, `${shell} 200`)
    }),
    ...[...Object.values(adminPaths), `${adminPaths.signIn}/auth`].flatMap((path) =>
      withAndWithoutSlash(path, '/app.html 200'),
    ),
    ...languages.map((language) => `/${language}/* /${language}/404.html 404`),
    // The redirects of language codes with capital letters must be the last rules. If `/EN` came first, a host that
    // ignores case would redirect `/en` to itself.
    ...languages.flatMap((language) =>
      caseVariants(language).flatMap((variant) => [
        ...withAndWithoutSlash(`/${variant}`, `/${language} 301`),
        `/${variant}/* /${language}/:splat 301`,
      ]),
    ),
    '',
  ].join('\n')
}
