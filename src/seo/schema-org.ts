import { company } from '@/config/company'
import { env } from '@/config/env'
import { href, type PageParams } from '@/i18n/href'
import { languageFacts, type Language } from '@/i18n/languages'
import type { PageKey } from '@/routes'

/** A thing in the vocabulary of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>

const organizationId = `${env.siteUrl}/#organization`

/** The company as a publisher: enough for a reader that sees this page alone. */
const publisher = { '@type': 'Organization', '@id': organizationId, name: company.brand, url: env.siteUrl }

/** The company with its address and profiles, for the pages that speak of it. */
export function organization(): Thing {
  const { address, email, foundedYear, legalName, registrationNumber, social } = company
  return {
    ...publisher,
    legalName,
    email,
    identifier: registrationNumber,
    foundingDate: String(foundedYear),
    logo: `${env.siteUrl}/apple-touch-icon.png`,
    address: { '@type': 'PostalAddress', streetAddress: address.street, addressLocality: address.city },
    sameAs: Object.values(social),
  }
}

/** The site in one language, for its home page. */
export function webSite(language: Language): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${env.siteUrl}/#website`,
    name: company.brand,
    url: env.siteUrl + href(language, 'home'),
    inLanguage: languageFacts[language].tag,
    publisher,
  }
}

export interface Crumb {
  page: PageKey
  params?: PageParams
  /** The page's name in its language. */
  name: string
}

/** The way from the home page to an inner page. `trail`: the pages below the home page, the shown one last. */
export function breadcrumbs(language: Language, trail: readonly Crumb[]): Thing {
  const home: Crumb = { page: 'home', name: company.brand }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(({ page, params, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: env.siteUrl + href(language, page, params),
    })),
  }
}

interface ArticleFacts {
  /** Language the text is written in, whatever the page's own is (D16). */
  language: Language
  slug: string
  title: string
  description: string
  /** An absolute address or a path on this site. */
  image: string | null
  /** ISO 8601. */
  publishedAt: string | null
}

/** A case study. */
export function article({ language, slug, title, description, image, publishedAt }: ArticleFacts): Thing {
  return {
    '@type': 'Article',
    headline: title,
    description,
    image: new URL(image || '/og-image.jpg', `${env.siteUrl}/`).href,
    ...(publishedAt && { datePublished: publishedAt }),
    inLanguage: languageFacts[language].tag,
    mainEntityOfPage: env.siteUrl + href(language, 'case-study', { slug }),
    author: publisher,
    publisher,
  }
}
