import { useLanguage } from '@/i18n/use-language'
import { StructuredData, type Thing } from '@/seo/schema-org'

import { isoTime } from '@/lib/format'

import { listItems, offerLanguage, remoteKind, type Offer } from './model'
import { employmentTypes, languageCountries, locations } from './vocabulary'

/** On the English page only, because the texts of an offer are English. */
export function JobPostingData({ offer }: { offer: Offer }) {
  const language = useLanguage()
  const posting = language === offerLanguage ? jobPosting(offer) : null
  return posting && <StructuredData things={[posting]} />
}

/**
 * Null for a place in no known country, because Google requires a country. `confidential`: the company is not published.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(offer: Offer): Thing | null {
  const { id, title, published_at, employment_type } = offer
  const place = placeOf(offer)
  if (!place) return null
  return {
    '@type': 'JobPosting',
    title,
    description: [offer.description, offer.requirements, offer.benefits].filter(Boolean).map(htmlOf).join(''),
    datePosted: isoTime(published_at),
    hiringOrganization: 'confidential',
    ...place,
    identifier: { '@type': 'PropertyValue', name: 'offer', value: String(id) },
    directApply: true,
    employmentType: employmentTypes.get(employment_type)?.schemaOrg,
    baseSalary: baseSalary(offer),
  }
}

/** Fully remote work is open to the countries of the languages that the offer asks for (D86). */
function placeOf({ location, languages, remote_percentage }: Offer) {
  if (remoteKind(remote_percentage) === 'fully') {
    const asked = listItems(languages).flatMap((language) => languageCountries[language] ?? [])
    const countries = asked.length > 0 ? asked : Object.values(languageCountries).flat()
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [...new Set(countries)].map((name) => ({ '@type': 'Country', name })),
    }
  }
  const addressCountry = locations.get(location)?.country
  if (!addressCountry) return null
  const address = { '@type': 'PostalAddress', addressLocality: location, addressCountry }
  return { jobLocation: { '@type': 'Place', address } }
}

function baseSalary({ salary_from: from, salary_to: to, salary_currency: currency }: Offer) {
  if (from === null && to === null) return undefined
  const amount = from === to ? { value: from } : { minValue: from ?? undefined, maxValue: to ?? undefined }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: 'MONTH' },
  }
}

const htmlOf = (text: string) =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`
