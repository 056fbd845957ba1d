import { Helmet } from 'react-helmet-async'

import { company } from '@/config/company'
import { env } from '@/config/env'
import { href, type PageParams } from '@/i18n/href'
import { defaultLanguage, languageFacts, languages, type Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { pages, type PageKey } from '@/routes'

import { breadcrumbs, type Crumb } from './schema-org'
import { shareTags } from './share-tags'
import { StructuredData } from './structured-data'

interface SeoProps {
  page: PageKey
  params?: PageParams
  /** The list that a detail page belongs to. */
  parent?: Crumb
  /** Without the site suffix, which every page but the home page gets. */
  title: string
  description: string
  /** Share image: an absolute URL or a path on this site. */
  image?: string | null
  type?: 'website' | 'article'
  /** Language whose address counts as the original, if not the page's own (D16). */
  canonicalLanguage?: Language
}

/**
 * Title, description, canonical and alternate links, share tags (spec 2) and, on inner pages, the way from the home
 * page for search engines; one a page.
 */
export function Seo({ page, params, parent, title, description, image, type, canonicalLanguage }: SeoProps) {
  const language = useLanguage()
  const address = (to: Language) => env.siteUrl + href(to, page, params)
  const fullTitle = page === 'home' ? title : `${title} | ${company.brand}`
  const canonical = address(canonicalLanguage ?? language)
  const trail = [...(parent ? [parent] : []), { page, params, name: title }]
  return (
    <>
      <Helmet>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {!pages[page].indexed && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={canonical} />
        {languages.map((to) => (
          <link key={to} rel="alternate" hrefLang={languageFacts[to].tag} href={address(to)} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
        {shareTags({ language, title: fullTitle, description, url: canonical, image, type })}
      </Helmet>
      {page !== 'home' && <StructuredData things={[breadcrumbs(language, trail)]} />}
    </>
  )
}
