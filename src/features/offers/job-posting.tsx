import { useLanguage } from '@/i18n/use-language'
import { StructuredData, type Thing } from '@/seo/schema-org'

import { offerLanguage, type Offer } from './model'
import { employmentTypes, locations } from './vocabulary'

/** On the English page only, because the texts of an offer are English. */
export function JobPostingData({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const posting = language === offerLanguage ? jobPosting(offer) : null
  return posting && <StructuredData things={[posting]} />
}

/**
 * Null for fully remote work and for places in no known country, because Google requires a country. `confidential`: the
 * company is not published.
 */
export function jobPosting(offer: Offer): Thing | null {
  const { id, title, published_at, location, remote_percentage, employment_type } = offer
  const addressCountry = locations.get(location)?.country
  if (!addressCountry || remote_percentage === 100) return null
  return {
    '@type': 'JobPosting',
    title,
    description: [offer.description, offer.requirements, offer.benefits].filter(Boolean).map(htmlOf).join(''),
    datePosted: published_at.slice(0, 10),
    hiringOrganization: 'confidential',
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: location, addressCountry },
    },
    identifier: { '@type': 'PropertyValue', name: 'offer', value: String(id) },
    directApply: true,
    employmentType: employmentTypes.get(employment_type)?.schemaOrg,
    baseSalary: baseSalary(offer),
  }
}

function baseSalary({ salary_from: from, salary_to: to, salary_currency: currency }: Offer) {
  if (from === null || to === null) return undefined
  const amount = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: 'MONTH' },
  }
}

const htmlOf = (text: string) =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`
