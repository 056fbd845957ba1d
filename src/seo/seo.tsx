import type { ReactElement } from 'react'
import { Helmet } from 'react-helmet-async'
import { useTranslation } from 'react-i18next'

import { company } from '@/config/company'
import { env } from '@/config/env'
import { href, type PageParams } from '@/i18n/href'
import { defaultLanguage, languageFacts, languages, type Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/use-language'
import { unindexedPages, type PageKey } from '@/routes'

import { type Breadcrumb, breadcrumbs, StructuredData } from './schema-org'
import { shareImage } from './share-image'

export interface PageMeta {
  page: PageKey
  params?: PageParams
  /** Without the site name. */
  title: string
  description: string
  /** An absolute URL or a path on this site, by default the drawn image of the language. */
  image?: string | null
  type?: 'website' | 'article'
  /** By default the language of the page (D16). */
  canonicalLanguage?: Language
}

const withSiteName = (title: string) => `${title} | ${company.brand}`

export function titleAndUrl(
  { page, params, title, canonicalLanguage }: PageMeta,
  language: Language,
): { title: string; url: string } {
  return {
    title: page === 'home' ? title : withSiteName(title),
    url: env.siteUrl + href(canonicalLanguage ?? language, page, params),
  }
}

interface SeoProps extends PageMeta {
  parent?: Breadcrumb
  /** The languages of the alternate links, by default all. */
  pageLanguages?: readonly Language[]
}

/** Title, description, links and share tags (spec 2), and breadcrumbs. Render it once per page. */
export function Seo({ parent, pageLanguages = languages, ...meta }: SeoProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { page, params, description, image, type } = meta
  const urlIn = (to: Language) => env.siteUrl + href(to, page, params)
  const { title, url: canonical } = titleAndUrl(meta, language)
  const imageAlt = image ? meta.title : drawnAlt(t('share_image'))
  const trail = [...(parent ? [parent] : []), { page, params, name: meta.title }]
  return (
    <>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {unindexedPages.includes(page) && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={canonical} />
        {pageLanguages.map((to) => (
          <link key={to} rel="alternate" hrefLang={languageFacts[to].tag} href={urlIn(to)} />
        ))}
        {pageLanguages.includes(defaultLanguage) && (
          <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLanguage)} />
        )}
        {shareTags({ language, title, description, url: canonical, image, imageAlt, type })}
      </Helmet>
      {page !== 'home' && <StructuredData things={[breadcrumbs(language, trail)]} />}
    </>
  )
}

/** For pages that are not found, not loaded or failed. No canonical and no alternate links (D52). */
export function NoIndexSeo({ title, description }: Pick<SeoProps, 'title' | 'description'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const fullTitle = withSiteName(title)
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      {shareTags({
        language,
        title: fullTitle,
        description,
        imageAlt: drawnAlt(t('share_image', { defaultValue: title })),
      })}
    </Helmet>
  )
}

/** For admin pages, which nobody shares. */
export function AdminTitle({ children }: { children: string }) {
  return (
    <Helmet>
      <title>{withSiteName(children)}</title>
      <meta name="robots" content="noindex" />
    </Helmet>
  )
}

/** The texts in the drawn image. */
const drawnAlt = (headline: string) => `${company.brand}: ${headline}`

type ShareTags = Pick<PageMeta, 'title' | 'description' | 'image' | 'type'> & {
  language: Language
  url?: string
  imageAlt: string
}

/** Not a component, because `Helmet` accepts only elements such as `<meta>` as children. */
function shareTags({ language, title, description, url, image, imageAlt, type = 'website' }: ShareTags) {
  const { url: imageUrl, width, height } = shareImage(image, language)
  const properties: [property: string, content: string | undefined][] = [
    ['og:type', type],
    ['og:site_name', company.brand],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', imageUrl],
    ['og:image:width', width?.toString()],
    ['og:image:height', height?.toString()],
    ['og:image:alt', imageAlt],
    ['og:locale', languageFacts[language].openGraph],
    ...languages
      .filter((other) => other !== language)
      .map((other): [string, string] => ['og:locale:alternate', languageFacts[other].openGraph]),
  ]
  return [
    ...properties.flatMap(([property, content]): ReactElement[] =>
      content ? [<meta key={property + content} property={property} content={content} />] : [],
    ),
    <meta key="card" name="twitter:card" content="summary_large_image" />,
  ]
}
