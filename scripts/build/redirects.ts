import { redirectFor } from '@/i18n/href'
import { languages } from '@/i18n/languages'
import { adminPaths, legacyRedirects, pages } from '@/routes'

import { parameterPages } from './static-pages'

/** Returns `EN` and `En` for `en`, because people and phones write `/EN/about` and `/En/about`. */
const caseVariants = (language: string) => [
  language.toUpperCase(),
  language.charAt(0).toUpperCase() + language.slice(1),
]

const withAndWithoutSlash = (path: string, target: string) => [`${path} ${target}`, `${path}/ ${target}`]

/** Returns the rules for the legacy paths (spec 2) and for paths without a language, such as `/it-projects/7`. */
function unprefixedRules(): string[] {
  const paths = languages.flatMap((language) => Object.values(pages).map(({ slugs }) => slugs[language]))
  const fixed = paths.filter((path) => path && !path.includes(':')).map((path) => `/${path}`)
  const folders = paths.filter((path) => path.includes(':')).map((path) => `/${path.replace(/:\w+$/, '')}`)
  return [
    ...[...new Set([...Object.keys(legacyRedirects), ...fixed])].flatMap((path) =>
      withAndWithoutSlash(path, `${redirectFor(path)} 301`),
    ),
    ...[...new Set(folders)].map((folder) => `${folder}* ${redirectFor(`${folder}:splat`)} 301`),
  ]
}

/**
 * Returns the content of the `_redirects` file for Netlify and Cloudflare Pages. The first rule that matches a URL
 * applies. The hosts differ:
 *
 * - Cloudflare matches paths exactly, so a path is listed with and without a trailing slash.
 * - Cloudflare applies the rules before it looks for a file, so no rule with status 200 or 301 matches a page.
 * - Cloudflare ignores rules with status 404, and responds with the nearest `404.html` by itself.
 * - Cloudflare redirects `/app.html` to `/app`, so a target has no extension.
 *
 * A case study or an offer that was published after the build responds with 404 until the next build (D64). The script
 * of this response shows it.
 */
export function redirects(): string {
  return [
    `/ ${redirectFor('/')} 302`,
    ...unprefixedRules(),
    ...[...Object.values(adminPaths), `${adminPaths.signIn}/auth`].flatMap((path) =>
      withAndWithoutSlash(path, '/app 200'),
    ),
    ...parameterPages
      .map(({ path }) => path.replace(/:\w+$/, ''))
      .map((folder) => `${folder}* ${folder}404 404`),
    ...languages.map((language) => `/${language}/* /${language}/404 404`),
    // The redirects of language codes with capital letters must be the last rules. If `/EN` came first, a host that
    // ignores case would redirect `/en` to itself.
    ...languages.flatMap((language) =>
      caseVariants(language).flatMap((variant) => [
        `/${variant} /${language} 301`,
        `/${variant}/* /${language}/:splat 301`,
      ]),
    ),
    '',
  ].join('\n')
}
