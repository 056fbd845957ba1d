import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { listStudies } from '@/features/case-studies/api/list-studies'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { LanguageContext } from '@/i18n/use-language'
import { loadPageData } from '@/lib/testing/load-page-data'

import { Component, data } from './case-studies-page'

vi.mock('@/config/env', () => ({ env: { siteUrl: 'http://site.test' } }))
vi.mock('@/features/case-studies/api/list-studies', () => ({ listStudies: vi.fn<typeof listStudies>() }))

const t = i18nFor('en').getFixedT(null, 'case-studies')

const studies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `study-${index + 1}`,
    title: `Study ${index + 1}`,
    excerpt: '',
    category: 'Mobile',
    featured_image: null,
    published_at: '2026-03-01T09:00:00Z',
  }))

beforeAll(() => loadCatalogues('en', ['common', 'case-studies']))
beforeEach(() => void vi.mocked(listStudies).mockReset())

async function renderPage() {
  const router = createMemoryRouter(
    [
      {
        path: '/en/case-studies',
        Component,
        loader: () => loadPageData(data, { language: 'en', params: {} }),
        hydrateFallbackElement: <></>,
      },
    ],
    { initialEntries: ['/en/case-studies'] },
  )
  await act(async () => {
    render(
      <LanguageContext value="en">
        <I18nextProvider i18n={i18nFor('en')}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </LanguageContext>,
    )
  })
}

test('all studies are shown at once, each with a link to its page', async () => {
  vi.mocked(listStudies).mockResolvedValue(studies(30))
  await renderPage()
  expect(screen.getAllByRole('article')).toHaveLength(30)
  expect(
    screen.getByRole('link', { name: t('list.read_more_about', { title: 'Study 30' }) }),
  ).toHaveAttribute('href', '/en/case-studies/study-30')
})

test('an empty list shows the message of the specification', async () => {
  vi.mocked(listStudies).mockResolvedValue([])
  await renderPage()
  expect(screen.getByText('No case studies available yet.')).toBeVisible()
})

test('a failed request shows an error and not the message of an empty list', async () => {
  vi.mocked(listStudies).mockRejectedValue(new TypeError('Failed to fetch'))
  await renderPage()
  expect(screen.getByText(t('list.failed'))).toBeVisible()
  expect(screen.queryByText(t('list.empty'))).not.toBeInTheDocument()
})
