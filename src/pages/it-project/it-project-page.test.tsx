import { act, cleanup, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { getOffer } from '@/features/offers/api/get-offer'
import type { Offer } from '@/features/offers/model'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { LanguageContext } from '@/i18n/use-language'
import { loadPageData } from '@/lib/testing/load-page-data'

import { Component, data } from './it-project-page'

vi.mock('@/config/env', () => ({ env: { siteUrl: 'http://site.test' } }))
vi.mock('@/features/offers/api/get-offer', () => ({ getOffer: vi.fn<typeof getOffer>() }))
vi.mock('@/features/enquiries/components/application-form', () => ({
  ApplicationForm: ({ jobTitle }: { jobTitle: string }) => <form aria-label={jobTitle} />,
}))

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
  location: 'Brno',
  languages: '',
  tech_stack: 'Python, dbt',
  description: 'One </script> line.\n' + 'Two '.repeat(60),
  requirements: '• SQL\n• Python\n• SQL',
  benefits: '',
}

beforeAll(async () => {
  for (const language of ['en', 'de'] as const) await loadCatalogues(language, ['common', 'it-projects'])
})
beforeEach(() => void vi.mocked(getOffer).mockReset().mockResolvedValue(offer))
afterEach(() => vi.restoreAllMocks())

async function open(language: Language, id: string, state?: unknown) {
  const path = language === 'en' ? '/en/it-projects' : '/de/it-projekte'
  const router = createMemoryRouter(
    [
      {
        path: `${path}/:id`,
        Component,
        loader: () => loadPageData(data, { language, params: { id } }),
        hydrateFallbackElement: <></>,
      },
    ],
    { initialEntries: [{ pathname: `${path}/${id}`, state }] },
  )
  await act(async () => {
    render(
      <LanguageContext value={language}>
        <I18nextProvider i18n={i18nFor(language)}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </LanguageContext>,
    )
  })
}

const head = (selector: string) => document.head.querySelector(selector)
const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ innerHTML }) => innerHTML)

test('an offer shows what is known of it, beside its application form', async () => {
  await open('de', '7')
  expect(vi.mocked(getOffer).mock.calls[0]?.[0]).toBe(7)
  expect(screen.getByRole('heading', { level: 1, name: 'Data Engineer' })).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Vor Ort')).toBeVisible()
  expect(screen.getByText('Freiberuflich')).not.toHaveAttribute('lang')
  expect(screen.getByText('Brünn')).toBeVisible()
  expect(screen.getByText('Veröffentlicht am 4. März 2026')).toHaveAttribute(
    'datetime',
    '2026-03-04T07:00:00+00:00',
  )
  const requirements = screen.getByRole('region', { name: 'Anforderungen' })
  expect(
    within(requirements)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['SQL', 'Python', 'SQL'])
  expect(within(requirements).getByRole('list').parentElement).toHaveAttribute('lang', 'en')
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Das Projekt',
    'Anforderungen',
  ])
  expect(screen.queryByText('Vergütung')).toBeNull()
  expect(screen.queryByText('Sprachen')).toBeNull()
  expect(screen.getByRole('form', { name: 'Data Engineer' })).toBeVisible()
})

test('each technology leads to the offers that name it', async () => {
  await open('de', '7')
  const link = screen.getByRole('link', { name: 'Python' })
  expect(link).toHaveAttribute('href', '/de/it-projekte?q=Python')
  expect(link).not.toHaveAttribute('aria-current')
})

test('a fact that the vocabulary lacks is shown as stored, with its language', async () => {
  vi.mocked(getOffer).mockResolvedValue({ ...offer, location: 'Atlantis', languages: 'Klingon, Czech' })
  await open('de', '7')
  expect(screen.getByText('Atlantis')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Klingon')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Tschechisch')).not.toHaveAttribute('lang')
})

test('its head carries the first 160 characters and its own canonical URL (D55)', async () => {
  await open('de', '7')
  expect(head('meta[name="description"]')).toHaveAttribute(
    'content',
    offer.description.replace('\n', ' ').slice(0, 160),
  )
  expect(head('link[rel="canonical"]')).toHaveAttribute('href', 'http://site.test/de/it-projekte/7')
  expect(jsonLd().join()).not.toContain('JobPosting')
})

test('only the English page describes the offer to search engines, as data that cannot end the script early', async () => {
  await open('en', '7')
  expect(jsonLd().join()).not.toContain('<')
  expect(jsonLd().map((json) => JSON.parse(json))).toContainEqual(
    expect.objectContaining({
      '@graph': [expect.objectContaining({ '@type': 'JobPosting', title: 'Data Engineer' })],
    }),
  )
  expect(screen.queryByText(/described in English/)).toBeNull()
})

const expectNotFound = () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Project not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to IT projects' })).toHaveAttribute('href', '/en/it-projects')
  expect(head('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(head('link[rel="canonical"]')).toBeNull()
}

test('a missing or inactive offer is not found', async () => {
  vi.mocked(getOffer).mockResolvedValue(null)
  await open('en', '999')
  expectNotFound()
})

test.each([
  ['?q=java&location=Brno', '?q=java&location=Brno'],
  ['?q=java&ref=mail', '?q=java'],
  ['javascript:alert(1)', ''],
  [7, ''],
])('the links back keep the search %j of the list', async (listSearch, expected) => {
  await open('en', '7', { listSearch })
  const back = () => screen.getByRole('link', { name: 'Back to IT projects' })
  expect(back()).toHaveAttribute('href', `/en/it-projects${expected}`)
  cleanup()
  vi.mocked(getOffer).mockResolvedValue(null)
  await open('en', '7', { listSearch })
  expect(back()).toHaveAttribute('href', `/en/it-projects${expected}`)
})

test.each(['shell', '0', '1e3', '99999999999999999999'])('the id %s is not asked for', async (id) => {
  await open('en', id)
  expectNotFound()
  expect(getOffer).not.toHaveBeenCalled()
})
