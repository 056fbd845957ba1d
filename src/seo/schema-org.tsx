import { company } from '@/config/company'
import { env } from '@/config/env'
import { href, type PageParams } from '@/i18n/href'
import { languageFacts, type Language } from '@/i18n/languages'
import type { PageKey } from '@/routes'

export type Thing = { '@type': string } & Record<string, unknown>

const organizationId = `${env.siteUrl}/#organization`

export const publisher = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.brand,
  url: env.siteUrl,
}

export function organization(): Thing {
  const { address, email, foundedYear, legalName, registrationNumber, social, vatNumber } = company
  const city = address.city.replace(/^[\d\s]+/, '')
  return {
    ...publisher,
    legalName,
    email,
    identifier: registrationNumber,
    vatID: vatNumber,
    foundingDate: String(foundedYear),
    logo: `${env.siteUrl}/apple-touch-icon.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.city.slice(0, -city.length).trim(),
      addressLocality: city,
    },
    sameAs: Object.values(social),
  }
}

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

export interface Breadcrumb {
  page: PageKey
  params?: PageParams
  name: string
}

/** The last page of the trail is the current page. */
export function breadcrumbs(language: Language, trail: readonly Breadcrumb[]): Thing {
  const home: Breadcrumb = { page: 'home', name: company.brand }
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

/** Escapes `<`, so that a text cannot close the script element. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
