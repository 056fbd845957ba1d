import { generatePath, matchPath } from 'react-router-dom'

import { defaultLanguage, isLanguage, languages, type Language } from '@/i18n/languages'
import { adminPaths, legacyRedirects, pages, type PageKey } from '@/routes'

export type PageParams = Record<string, string>

/** A public address taken apart. */
export interface Place {
  language: Language
  page: PageKey
  params: PageParams
}

const pageKeys = Object.keys(pages) as PageKey[]
const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '')

/** Address pattern of a page within the site, for the router: `/sk/kontakt`, `/en/case-studies/:slug`. */
export function pattern(language: Language, page: PageKey): string {
  return withoutTrailingSlash(`/${language}/${pages[page].slugs[language]}`)
}

/** Address of a page: `href('sk', 'case-study', { slug: 'tb-duos' })` is `/sk/pripadove-studie/tb-duos`. */
export function href(language: Language, page: PageKey, params: PageParams = {}): string {
  return generatePath(pattern(language, page), params)
}

function matchPage(path: string, language: Language): Omit<Place, 'language'> | undefined {
  for (const page of pageKeys) {
    const match = matchPath(`/${pages[page].slugs[language]}`, path)
    if (match) return { page, params: match.params as PageParams }
  }
  return undefined
}

/**
 * Reverse lookup (spec 2): the page behind a path in a language, or undefined if there is none.
 * @param path path after the language segment, such as `/kontakt`
 */
export function pageKeyFor(path: string, language: Language): PageKey | undefined {
  return matchPage(path.startsWith('/') ? path : `/${path}`, language)?.page
}

/** Takes a whole pathname apart, or returns undefined if it is no public page. */
export function placeOf(pathname: string): Place | undefined {
  const [, language, ...rest] = pathname.split('/')
  if (!isLanguage(language)) return undefined
  const match = matchPage(`/${rest.join('/')}`, language)
  return match && { language, ...match }
}

/** The same page in another language, keeping slug, id and query (D11); the home page where there is no such page. */
export function translateHref(pathname: string, search: string, to: Language): string {
  const place = placeOf(pathname)
  return place ? href(to, place.page, place.params) + search : href(to, 'home')
}

const languageOfSlug = (segment: string): Language | undefined =>
  languages.find((language) =>
    Object.values(pages).some((page) => page.slugs[language].split('/')[0] === segment),
  )

/**
 * Where an address outside the language prefixes leads (spec 2): the default home, a legacy target, or the same
 * path below the language that knows its first segment, English otherwise. A language in upper case is redirected to
 * lower case. Undefined: the address stays as it is.
 */
export function redirectFor(pathname: string): string | undefined {
  const path = withoutTrailingSlash(pathname)
  if (path === '') return `/${defaultLanguage}`
  const [, first = '', ...rest] = path.split('/')
  const lowerCase = first.toLowerCase()
  if (first !== lowerCase && isLanguage(lowerCase)) return ['', lowerCase, ...rest].join('/')
  if (isLanguage(first) || path === adminPaths.signIn || path.startsWith(`${adminPaths.signIn}/`))
    return undefined
  return legacyRedirects[path] ?? `/${languageOfSlug(first) ?? defaultLanguage}${path}`
}
