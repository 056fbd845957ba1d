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
  /** List page of a detail page, for the breadcrumbs. */
  parent?: Breadcrumb
  /** Without the site name, which is added on every page except the home page. */
  title: string
  description: string
  /** Share image: an absolute URL or a path on this site. */
  image?: string | null
  type?: 'website' | 'article'
  /** Language of the canonical URL, by default the language of the page (D16). */
  canonicalLanguage?: Language
}

/**
 * Renders title, description, canonical link, alternate links and share tags (spec 2), and breadcrumbs on every page
 * except the home page. Render it once a page.
 */
export function Seo({ page, params, parent, title, description, image, type, canonicalLanguage }: SeoProps) {
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
        {languages.map((to) => (
          <link key={to} rel="alternate" hrefLang={languageFacts[to].tag} href={urlIn(to)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLanguage)} />
        {shareTags({ language, title: fullTitle, description, url: canonical, image, type })}
      </Helmet>
      {page !== 'home' && <StructuredData things={[breadcrumbs(language, trail)]} />}
    </>
  )
}

interface NoIndexSeoProps {
  /** Without the site name. */
  title: string
  description: string
}

/**
 * Renders title, description and share tags of a not-found page. Renders no canonical or alternate links, because the
 * URL belongs to no page (D52).
 */
export function NoIndexSeo({ title, description }: NoIndexSeoProps) {
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
  /** Asks search engines not to list the page. */
  noIndex?: boolean
  /** Without the site name. */
  children: string
}

/**
 * Renders the title and, with `noIndex`, a robots tag, but no other metadata. For admin pages and for pages whose data is
 * still loading.
 */
export function PageTitle({ noIndex = false, children }: PageTitleProps) {
  return (
    <Helmet>
      <title>{withSiteName(children)}</title>
      {noIndex && <meta name="robots" content="noindex" />}
    </Helmet>
  )
}
