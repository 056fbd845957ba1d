import { listPublishedVersions } from '@/features/case-studies/api/list-studies'
import { listOfferIds } from '@/features/offers/api/get-offer'
import { href, pathPattern, type PageMatch } from '@/i18n/href'
import { defaultLanguage, languageFacts, languages, type Language } from '@/i18n/languages'
import { pageFile, pageKeys, pages, type PageKey } from '@/routes'

export interface StaticPage {
  path: string
  /** Path in `dist/`, such as `sk/kontakt.html`, which a static host serves for `/sk/kontakt`. */
  file: string
  lang: string
  /** Source module of the page, the key in Vite's manifest. */
  module: string
  /** True for a shell: a detail page without data, for case studies and offers that were published after the build. */
  isShell?: boolean
}

/** Value of the URL parameter of a shell. No slug or id starts with an underscore. */
const SHELL = '_shell'

const toShell = (pattern: string) => pattern.replace(/:\w+$/, SHELL)

const staticPage = (
  language: Language,
  page: PageKey | 'not-found',
  path: string,
  file = `${path.slice(1)}.html`,
): StaticPage => ({ path, file, lang: languageFacts[language].tag, module: pageFile(page) })

/**
 * Path in `dist/` of the shell for a path such as `/en/it-projects/:id`. Cloudflare Pages responds with 404 and the
 * `404.html` of the nearest folder to a path without a file. On Netlify, a rule of `_redirects` does the same.
 */
const shellFile = (pattern: string) => `${pattern.slice(1).replace(/:\w+$/, '404')}.html`

/**
 * Names that a detail page cannot have: `404.html` is the shell, and Cloudflare Pages redirects `index` to the folder. The
 * database refuses such slugs. The shell shows the offer 404.
 */
const isReserved = (name = '') => name === '404' || name === 'index'

const hasParameter = (page: PageKey) => pages[page].slugs.en.includes(':')

export const fixedPages = languages.flatMap((language) =>
  pageKeys
    .filter((page) => !hasParameter(page))
    .map((page) => ({ language, page, path: href(language, page) })),
)

export const parameterPages = languages.flatMap((language) =>
  pageKeys.filter(hasParameter).map((page) => ({ language, page, path: pathPattern(language, page) })),
)

/** The pages whose URL has no parameter, the shells, a not-found page for each language, and `404.html`. */
export const staticPages: StaticPage[] = [
  ...fixedPages.map(({ language, page, path }) => staticPage(language, page, path)),
  ...parameterPages.map(({ language, page, path }) => ({
    ...staticPage(language, page, toShell(path), shellFile(path)),
    isShell: true,
  })),
  ...languages.map((language) => staticPage(language, 'not-found', `/${language}/404`)),
  staticPage(defaultLanguage, 'not-found', `/${defaultLanguage}/404`, '404.html'),
]

export interface DetailPage extends PageMatch {
  /** Language of the canonical URL (D16). */
  canonicalLanguage: Language
  /** Time of the last change, which begins with the date, such as `2026-02-03`. Absent for offers. */
  modifiedAt?: string
  /** URL of the featured picture of a case study. */
  picture?: string | null
}

/**
 * Returns the pages of all published versions and active offers. A study has a page in each language in which a version
 * is published. If the English version is published, the pages in the remaining languages show the English version. An
 * offer has a page in every language.
 * @throws PostgrestError if the backend returns an error, or the error of `fetch` if it does not respond
 */
export async function listDetailPages(): Promise<DetailPage[]> {
  const [versions, offerIds] = await Promise.all([listPublishedVersions(), listOfferIds()])
  const versionByKey = new Map(versions.map((version) => [`${version.language} ${version.slug}`, version]))
  const slugs = new Set(versions.map(({ slug }) => slug))
  return [
    ...[...slugs].flatMap((slug) =>
      languages.flatMap((language): DetailPage[] => {
        const own = versionByKey.get(`${language} ${slug}`)
        const shown = own ?? versionByKey.get(`${defaultLanguage} ${slug}`)
        if (!shown) return []
        const canonicalLanguage = own ? language : defaultLanguage
        const { updated_at: modifiedAt, featured_image: picture } = shown
        return [{ language, page: 'case-study', params: { slug }, canonicalLanguage, modifiedAt, picture }]
      }),
    ),
    ...offerIds.flatMap((id) =>
      languages.map((language): DetailPage => {
        const params = { id: String(id) }
        return { language, page: 'it-project', params, canonicalLanguage: language }
      }),
    ),
  ].filter(({ params }) => !isReserved(params.slug ?? params.id))
}

/** Returns the page of one case study or offer. A static host prefers the file of this page to the shell. */
export const detailPage = ({ language, page, params }: PageMatch): StaticPage =>
  staticPage(language, page, href(language, page, params))
