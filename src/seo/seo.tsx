import { Helmet } from 'react-helmet-async'

import { company } from '@/config/company'
import { env } from '@/config/env'
import { href, type PageParams } from '@/i18n/href'
import { defaultLanguage, languageFacts, languages, type Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { pages, type PageKey } from '@/routes'

import { breadcrumbs, type Breadcrumb } from './schema-org'
import { shareTags } from './share-tags'
import { StructuredData } from './structured-data'

const withSiteName = (title: string) => `${title} | ${company.brand}`

interface SeoProps {
  page: PageKey
  params?: PageParams
  /** List page of a detail page. */
  parent?: Breadcrumb
  /** Title without the site name. `Seo` adds the site name except on the home page. */
  title: string
  description: string
  /** Share image: an absolute URL or a path on this site. By default, the image of the site. */
  image?: string | null
  type?: 'website' | 'article'
  /** Language of the canonical URL, by default the language of the page (D16). */
  canonicalLanguage?: Language
  /** Languages in which the page exists, by default all. The alternate links name only these (D16). */
  pageLanguages?: readonly Language[]
}

/**
 * Renders title, description, canonical link, alternate links and share tags (spec 2). Also renders breadcrumbs
 * except on the home page, and a `noindex` tag if the page is not indexed. Render it once per page.
 */
export function Seo({ page, params, parent, title, description, image, type, ...languageProps }: SeoProps) {
  const { canonicalLanguage, pageLanguages = languages } = languageProps
  const language = useLanguage()
  const urlIn = (to: Language) => env.siteUrl + href(to, page, params)
  const fullTitle = page === 'home' ? title : withSiteName(title)
  const canonical = urlIn(canonicalLanguage ?? language)
  const trail = [...(parent ? [parent] : []), { page, params, name: title }]
  return (
    <>
      <Helmet>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {!pages[page].indexed && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={canonical} />
        {pageLanguages.map((to) => (
          <link key={to} rel="alternate" hrefLang={languageFacts[to].tag} href={urlIn(to)} />
        ))}
        {pageLanguages.includes(defaultLanguage) && (
          <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLanguage)} />
        )}
        {shareTags({ language, title: fullTitle, description, url: canonical, image, type })}
      </Helmet>
      {page !== 'home' && <StructuredData things={[breadcrumbs(language, trail)]} />}
    </>
  )
}

/**
 * Renders the tags of a not-found page: as {@link Seo}, but with `noindex` and without canonical and alternate links
 * (D52).
 */
export function NoIndexSeo({ title, description }: Pick<SeoProps, 'title' | 'description'>) {
  const language = useLanguage()
  const fullTitle = withSiteName(title)
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      {shareTags({ language, title: fullTitle, description })}
    </Helmet>
  )
}

interface PageTitleProps {
  noIndex?: boolean
  children: string
}

/**
 * Renders only a title and, if `noIndex` is set, a `noindex` tag. For admin pages and for pages whose data is loading.
 */
export function PageTitle({ noIndex = false, children }: PageTitleProps) {
  return (
    <Helmet>
      <title>{withSiteName(children)}</title>
      {noIndex && <meta name="robots" content="noindex" />}
    </Helmet>
  )
}
