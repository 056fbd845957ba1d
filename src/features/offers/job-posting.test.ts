import { expect, test } from 'vitest'

import { jobPosting } from './job-posting'
import type { Offer } from './model'

const offer: Offer = {
  id: 7,
  title: '.NET Developer',
  published_at: '2026-03-04T07:00:00+00:00',
  remote_percentage: 40,
  duration_months: 24,
  employment_type: 'Part-time contract',
  salary_from: 95_000,
  salary_to: 120_000,
  salary_currency: 'CZK',
  location: 'Brno',
  languages: 'Czech',
  tech_stack: '.NET',
  description: 'First & second.\n\nThird <b>.',
  requirements: '• C#\n• SQL',
  benefits: '',
}

test('jobPosting returns all properties of an offer', () => {
  expect(jobPosting(offer)).toEqual({
    '@type': 'JobPosting',
    title: '.NET Developer',
    description: '<p>First &amp; second.<br><br>Third &lt;b>.</p><p>• C#<br>• SQL</p>',
    datePosted: '2026-03-04',
    hiringOrganization: 'confidential',
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Brno', addressCountry: 'CZ' },
    },
    identifier: { '@type': 'PropertyValue', name: 'offer', value: '7' },
    directApply: true,
    employmentType: ['CONTRACTOR', 'PART_TIME'],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CZK',
      value: { '@type': 'QuantitativeValue', minValue: 95_000, maxValue: 120_000, unitText: 'MONTH' },
    },
  })
})

test('jobPosting returns null for an unknown location and for a fully remote offer', () => {
  expect(jobPosting({ ...offer, location: 'Atlantis' })).toBeNull()
  expect(jobPosting({ ...offer, location: 'constructor' })).toBeNull()
  expect(jobPosting({ ...offer, remote_percentage: 100 })).toBeNull()
})

test('jobPosting leaves out an unknown employment type and a salary with one end', () => {
  expect(jobPosting({ ...offer, employment_type: 'Barter' })).toHaveProperty('employmentType', undefined)
  expect(jobPosting({ ...offer, salary_to: null })).toHaveProperty('baseSalary', undefined)
})

test('jobPosting writes a single value if both ends of the salary are equal', () => {
  expect(jobPosting({ ...offer, salary_to: 95_000 })).toHaveProperty('baseSalary.value', {
    '@type': 'QuantitativeValue',
    value: 95_000,
    unitText: 'MONTH',
  })
})
