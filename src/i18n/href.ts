import { generatePath, matchPath, type Params } from 'react-router-dom'

import { defaultLanguage, isLanguage, languages, type Language } from '@/i18n/languages'
import { adminPaths, legacyRedirects, pageKeys, pages, type PageKey } from '@/routes'

export type PageParams = Readonly<Params>

export interface PageMatch {
  language: Language
  page: PageKey
  params: PageParams
}

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '')

export function pathPattern(language: Language, page: PageKey): string {
  return withoutTrailingSlash(`/${language}/${pages[page].slugs[language]}`)
}

export function href(language: Language, page: PageKey, params: PageParams = {}): string {
  return generatePath(pathPattern(language, page), params)
}

/** The reverse lookup of spec 2. Undefined if the path belongs to no public page. */
export function matchPage(pathname: string): PageMatch | undefined {
  const [, language] = pathname.split('/')
  if (!isLanguage(language)) return undefined
  for (const page of pageKeys) {
    const match = matchPath(pathPattern(language, page), pathname)
    if (match) return { language, page, params: match.params }
  }
  return undefined
}

/** Keeps slug or id, query and hash (`rest`, D11). Returns the home page for a path that belongs to no public page. */
export function translateHref(pathname: string, rest: string, to: Language): string {
  const match = matchPage(pathname)
  return match ? href(to, match.page, match.params) + rest : href(to, 'home')
}

const languageOfSlug = (segment: string): Language | undefined =>
  languages.find((language) =>
    Object.values(pages).some((page) => page.slugs[language].split('/')[0] === segment),
  )

/** Spec 2. Undefined for a path of the admin area or one that begins with a language. */
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
