import type { Thing } from '@/seo/schema-org'

import type { Offer } from './model'

/** Countries of the places we place people in; Google takes no location without one, and offers name only cities. */
const countries = new Map(
  Object.entries({
    SK: ['Bratislava', 'Košice', 'Žilina'],
    CZ: ['Brno', 'Ostrava', 'Prague'],
    AT: ['Vienna'],
    DE: ['Berlin', 'Hamburg', 'Munich'],
  }).flatMap(([country, cities]) => cities.map((city) => [city, country])),
)

/** The employment types in use, as Google names them. */
const employmentTypes = new Map([
  ['Contract', ['CONTRACTOR']],
  ['Part-time contract', ['CONTRACTOR', 'PART_TIME']],
  ['Full-time employment', ['FULL_TIME']],
])

/**
 * An offer as search engines read it (schema.org `JobPosting`), or null where a field that Google requires is not
 * known: the country of the place of work, which neither fully remote offers nor unlisted cities have. The client
 * stays unnamed, for which Google reserves the word `confidential`. Recommended fields appear where they are known.
 */
export function jobPosting(offer: Offer): Thing | null {
  const { id, title, published_at, location, remote_percentage, employment_type } = offer
  const addressCountry = countries.get(location)
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
    employmentType: employmentTypes.get(employment_type),
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

/** Plain text as HTML paragraphs with its line breaks. */
const htmlOf = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
