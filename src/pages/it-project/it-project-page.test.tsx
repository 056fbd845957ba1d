import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import * as candidateForms from '@/features/enquiries/components/candidate-forms'
import * as api from '@/features/offers/api/get-offer'
import type { Offer } from '@/features/offers/model'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { pageRoute, renderRoutes } from '@/lib/testing/render'

import * as page from './it-project-page'

const offer: Offer = {
  id: 7,
  title: 'Data Engineer',
  published_at: '2026-03-04T07:00:00+00:00',
  remote_percentage: 0,
  duration_months: null,
  employment_type: 'Contract',
  salary_from: null,
  salary_to: null,
  salary_currency: 'EUR',
  location: 'Atlantis',
  languages: '',
  tech_stack: 'Python, C#',
  description: 'One line.\nAnother.',
  requirements: '• SQL\n• Python\n• SQL',
  benefits: '',
}

const getOffer = () => vi.mocked(api.getOffer)

beforeEach(() => {
  vi.spyOn(api, 'getOffer').mockResolvedValue(offer)
  vi.spyOn(api, 'listSimilarOffers').mockResolvedValue({ offers: [], similarCount: 0 })
  vi.spyOn(candidateForms, 'ApplicationForm').mockImplementation(({ jobTitle }) => (
    <form aria-label={jobTitle} />
  ))
})

const paths = { en: '/en/it-projects', de: '/de/it-projekte' }
const textsIn = (language: 'en' | 'de') => i18nFor(language).getFixedT(null, 'it-projects')

async function renderOffer(language: 'en' | 'de', id = '7', state?: unknown) {
  await loadCatalogues(language, ['common', 'it-projects'])
  const path = paths[language]
  await renderRoutes(language, [pageRoute(`${path}/:id`, page, language, { id })], {
    initialEntries: [{ pathname: `${path}/${id}`, state }],
  })
}

const head = (selector: string) => document.head.querySelector(selector)

test('the German page marks the texts of the offer as English, and omits what the offer lacks', async () => {
  const t = textsIn('de')
  await renderOffer('de')
  expect(screen.getByRole('heading', { level: 1, name: 'Data Engineer' })).toHaveAttribute('lang', 'en')
  expect(screen.getByText(t('detail.only_in_english'))).toBeVisible()
  const requirements = within(screen.getByRole('region', { name: t('detail.requirements') }))
  const items = requirements.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['SQL', 'Python', 'SQL'])
  expect(requirements.getByRole('list').parentElement).toHaveAttribute('lang', 'en')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([t('detail.description'), t('detail.requirements')])
  expect(screen.getByText('One line. Another.').closest('.whitespace-pre-line')).not.toBeNull()
  for (const text of ['Atlantis', 'C#']) expect(screen.getByText(text)).toHaveAttribute('lang', 'en')
  const links = screen.getAllByRole('link', { name: /\(IT-Projekte\)$/ })
  const urls = links.map((link) => link.getAttribute('href'))
  expect(urls).toEqual(['/de/it-projekte?q=Python', '/de/it-projekte?q=C%23'])
  const facts = 'OrtAtlantisVertragsartFreiberuflichTechnologienPython'
  expect(document.querySelector('dl')).toHaveTextContent(new RegExp(`^${facts}`))
  expect(screen.getByRole('form')).toHaveAccessibleName('Data Engineer')
  expect(document.title).toMatch(/^Data Engineer \| /)
})

const t = textsIn('en')
const linkWithSearch = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test.each([
  ['?q=java&location=Brno', '?q=java&location=Brno'],
  ['?q=java&ref=mail', '?q=java'],
  ['javascript:alert(1)', ''],
  [7, ''],
])('from the list %j, the link back has the query %j', async (from, query) => {
  await renderOffer('en', '7', { listSearch: from })
  expect(linkWithSearch(t('detail.back'))).toBe(`/en/it-projects${query}`)
  expect(screen.queryByText(t('detail.only_in_english'))).not.toBeInTheDocument()
})

test('similar offers, named so if they are, follow an offer, and nothing if they could not be loaded', async () => {
  const similar = { ...offer, id: 8, title: 'Similar one', salary_from: 100, salary_to: 200 }
  vi.mocked(api.listSimilarOffers).mockResolvedValue({ offers: [similar], similarCount: 1 })
  await renderOffer('en')
  const section = within(screen.getByRole('region', { name: t('detail.similar') }))
  expect(section.getByRole('link', { name: 'Similar one' })).toHaveAttribute('href', '/en/it-projects/8')
  cleanup()
  const mixed = { offers: [similar, { ...similar, id: 9 }], similarCount: 1 }
  vi.mocked(api.listSimilarOffers).mockResolvedValue(mixed)
  await renderOffer('en')
  expect(screen.getByRole('region', { name: t('detail.similar_and_newest') })).toBeVisible()
  cleanup()
  vi.mocked(api.listSimilarOffers).mockRejectedValue(new TypeError('Failed to fetch'))
  await renderOffer('en')
  expect(screen.getByRole('heading', { level: 1, name: 'Data Engineer' })).toBeVisible()
  expect(screen.queryByRole('region', { name: t('detail.similar') })).not.toBeInTheDocument()
})

test('an offer that does not exist has a link back to the search, the newest offers, and `noindex`', async () => {
  getOffer().mockResolvedValue(null)
  vi.mocked(api.listSimilarOffers).mockResolvedValue({ offers: [offer], similarCount: 0 })
  await renderOffer('en', '999', { listSearch: '?q=java' })
  expect(screen.getByRole('heading', { level: 1, name: t('detail.not_found.title') })).toBeVisible()
  expect(linkWithSearch(t('detail.not_found.button'))).toBe('/en/it-projects?q=java')
  const newest = within(screen.getByRole('region', { name: t('detail.newest') }))
  expect(newest.getByRole('link', { name: 'Data Engineer' })).toBeVisible()
  expect(head('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(head('link[rel="canonical"]')).toBeNull()
})
