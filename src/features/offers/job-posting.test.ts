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
    datePosted: '2026-03-04T07:00:00+00:00',
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

test('an offer with an unknown location has no job posting', () => {
  expect(jobPosting({ ...offer, location: 'Atlantis' })).toBeNull()
})

test.each([
  ['Czech, English', ['Czechia']],
  ['German', ['Germany', 'Austria']],
  ['English', ['Slovakia', 'Czechia', 'Germany', 'Austria', 'Poland', 'Hungary']],
])('fully remote work in %s is open to applicants in %s', (languages, names) => {
  const posting = jobPosting({ ...offer, location: 'Remote', remote_percentage: 100, languages })
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: names.map((name) => ({ '@type': 'Country', name })),
  })
  expect(posting).not.toHaveProperty('jobLocation')
})

test.each<[string, Partial<Offer>, string, unknown]>([
  ['an unknown employment type', { employment_type: 'Barter' }, 'employmentType', undefined],
  ['no salary', { salary_from: null, salary_to: null }, 'baseSalary', undefined],
  ['one end of the salary', { salary_to: null }, 'baseSalary.value.minValue', 95_000],
  ['the other end', { salary_from: null }, 'baseSalary.value.maxValue', 120_000],
  ['a fixed salary', { salary_to: 95_000 }, 'baseSalary.value.value', 95_000],
])('the job posting of an offer with %s', (_, changes, property, expected) => {
  expect(jobPosting({ ...offer, ...changes })).toHaveProperty(property, expected)
})
