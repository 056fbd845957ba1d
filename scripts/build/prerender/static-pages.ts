import { href, pathPattern, type PageMatch } from '@/i18n/href'
import { defaultLanguage, languageFacts, languages, type Language } from '@/i18n/languages'
import { pageFile, pageKeys, pages, type PageKey } from '@/routes'

interface StaticPage {
  path: string
  /** Path in `dist/`, such as `sk/kontakt.html`, which a static host serves for `/sk/kontakt`. */
  file: string
  lang: string
  /** Source modules that the page needs in addition to the entry, by their keys in Vite's manifest. */
  modules: string[]
  /**
   * True for a shell: a detail page without data. The static host serves the shell for each URL of the detail page that
   * has no file of its own.
   */
  isShell?: boolean
  /**
   * Path of the not-found page, which the shell of a case study shows if JavaScript is off (docs/decisions/0045). If
   * the build could not load all data, the shell leaves the not-found page out, because a study may then have no file.
   */
  pathWithoutScript?: string
  modulesWithoutScript?: string[]
}

/** Value of the URL parameter of a shell. No slug or id starts with an underscore. */
const SHELL = '_shell'

export const shellFile = (language: Language, page: PageKey) =>
  `${pathPattern(language, page).slice(1).replace(/:\w+$/, SHELL)}.html`

const notFoundPath = (language: Language) => `/${language}/404`

/**
 * Returns whether a build with all data writes a file for every URL of the page, so that the host responds with 404
 * to other URLs. True for case studies, because a change of the published studies starts a build (D44). False for
 * offers, because a new offer does not start a build.
 */
export const needsOwnFile = (page: PageKey) => page === 'case-study'

const hasParameter = (page: PageKey) => pages[page].slugs.en.includes(':')

/** All pages whose URL has no parameter, in every language. */
export const fixedPages = languages.flatMap((language) =>
  pageKeys
    .filter((page) => !hasParameter(page))
    .map((page) => ({ language, page, path: href(language, page) })),
)

/** All pages whose URL has a parameter, in every language. */
export const parameterPages = languages.flatMap((language) =>
  pageKeys.filter(hasParameter).map((page) => ({ language, page, path: pathPattern(language, page) })),
)

const fixed = fixedPages.map(({ language, page, path }): StaticPage => {
  return { path, file: `${path.slice(1)}.html`, lang: languageFacts[language].tag, modules: [pageFile(page)] }
})

const shells = parameterPages.map(({ language, page, path }): StaticPage => {
  const file = shellFile(language, page)
  return {
    path: path.replace(/:\w+$/, SHELL),
    file,
    lang: languageFacts[language].tag,
    modules: [pageFile(page)],
    isShell: true,
    ...(needsOwnFile(page) && {
      pathWithoutScript: notFoundPath(language),
      modulesWithoutScript: [pageFile('not-found')],
    }),
  }
})

const notFound = (language: Language, file: string): StaticPage => ({
  path: notFoundPath(language),
  file,
  lang: languageFacts[language].tag,
  modules: [pageFile('not-found')],
})

/** The pages whose URL has no parameter, the shells, a not-found page for each language, and `404.html`. */
export const staticPages: StaticPage[] = [
  ...fixed,
  ...shells,
  ...languages.map((language) => notFound(language, `${language}/404.html`)),
  notFound(defaultLanguage, '404.html'),
]

/**
 * Returns the page of one case study or offer. A static host prefers the file of this page to the shell. The shell is
 * for case studies and offers that were published after the build.
 */
export function detailPage({ language, page, params }: PageMatch): StaticPage {
  const path = href(language, page, params)
  return { path, file: `${path.slice(1)}.html`, lang: languageFacts[language].tag, modules: [pageFile(page)] }
}

/**
 * Returns the source modules of each document that the static host can serve for the URLs of the detail pages below a
 * path.
 */
const documentsBelow = (path: string): string[][] =>
  parameterPages
    .filter((detail) => detail.path.startsWith(`${path}/:`))
    .flatMap(({ page }) => {
      const own = [pageFile(page)]
      const notFoundPage = pageFile('not-found')
      return needsOwnFile(page) ? [own, [...own, notFoundPage], [notFoundPage]] : [own]
    })

/**
 * Key: URL pattern. Value: the source modules of each document that the static host can serve for this pattern. The
 * patterns of a list page and of its detail pages have the same documents, because some hosts apply `/list/*` to
 * `/list` too.
 */
export const documentsByPattern = new Map<string, string[][]>([
  ...fixedPages.flatMap(({ page, path }): [string, string[][]][] => {
    const below = documentsBelow(path)
    const patterns = below.length > 0 ? [path, `${path}/*`] : [path]
    return patterns.map((pattern) => [pattern, [[pageFile(page)], ...below]])
  }),
  ['/404.html', [[pageFile('not-found')]]],
  ['/tb_admin', [[pageFile('not-found')]]],
  ['/tb_admin/*', [[pageFile('not-found')]]],
  ['/app.html', []],
])
