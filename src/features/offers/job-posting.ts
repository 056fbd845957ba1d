import type { Thing } from '@/seo/schema-org'

import type { Offer } from './model'
import { textBlocks, type TextBlock } from './text-blocks'
import { contractTypes, places } from './vocabulary'

/**
 * Describes an offer for search engines as a schema.org `JobPosting`. Returns null if a property that Google requires
 * is not known: the country of the place of work, which fully remote offers and unlisted places lack. The client stays
 * unnamed, for which Google has the value `confidential`. Recommended properties are left out if they are not known.
 */
export function jobPosting(offer: Offer): Thing | null {
  const { id, title, published_at, location, remote_percentage, employment_type } = offer
  const addressCountry = places.get(location)?.country
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
    employmentType: contractTypes.get(employment_type)?.employmentType,
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

/** Converts plain text to the paragraphs and lists that Google reads. */
const htmlOf = (text: string) => textBlocks(escaped(text)).map(blockHtml).join('')

const blockHtml = (block: TextBlock) =>
  block.kind === 'list'
    ? `<ul>${block.items.map((item) => `<li>${withBreaks(item)}</li>`).join('')}</ul>`
    : `<p>${withBreaks(block.text)}</p>`

const withBreaks = (text: string) => text.replaceAll('\n', '<br>')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
