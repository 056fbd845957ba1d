import { href, pathPattern, type PageMatch } from '@/i18n/href'
import { defaultLanguage, languageFacts, languages, type Language } from '@/i18n/languages'
import { pageFile, pageKeys, pages, type PageKey } from '@/routes'

/** One HTML file of the built site. */
interface StaticPage {
  /** Address that is rendered. */
  path: string
  /** File below `dist/`: `/sk/kontakt` is `sk/kontakt.html`, so that the address needs no trailing slash. */
  file: string
  /** Standard tag of its language. */
  lang: string
  /** Source modules the page needs besides the entry, as named in Vite's manifest. Its texts are in its HTML. */
  modules: string[]
  /** True for a page that serves many addresses and never has the data of one. */
  isShell?: boolean
}

/** Stands in the place of the parameter; the underscore keeps it apart from every slug and id. */
const SHELL = '_shell'

/** File name of the shell that serves a page whose address carries a parameter. */
export const shellFile = (language: Language, page: PageKey) =>
  `${pathPattern(language, page).slice(1).replace(/:\w+$/, SHELL)}.html`

const hasParameter = (page: PageKey) => pages[page].slugs.en.includes(':')

/** Every page with a fixed address, in every language. */
export const fixedPages = languages.flatMap((language) =>
  pageKeys
    .filter((page) => !hasParameter(page))
    .map((page) => ({ language, page, path: href(language, page) })),
)

/** Every page whose address carries a parameter, in every language. */
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
  }
})

const notFound = (language: Language, file: string): StaticPage => ({
  path: `/${language}/404`,
  file,
  lang: languageFacts[language].tag,
  modules: [pageFile('not-found')],
})

/** Everything to prerender: fixed pages, shells of parameter pages, a not-found page per language and for the rest. */
export const staticPages: StaticPage[] = [
  ...fixed,
  ...shells,
  ...languages.map((language) => notFound(language, `${language}/404.html`)),
  notFound(defaultLanguage, '404.html'),
]

/** The file of one case study or offer; it wins over the shell, which serves those that are published later. */
export function detailPage({ language, page, params }: PageMatch): StaticPage {
  const path = href(language, page, params)
  return { path, file: `${path.slice(1)}.html`, lang: languageFacts[language].tag, modules: [pageFile(page)] }
}
