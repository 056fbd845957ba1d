import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import type { listOffers } from '@/features/offers/api/list-offers'
import type { OfferSummary } from '@/features/offers/model'
import { i18nFor } from '@/i18n/i18n'
import { LanguageContext } from '@/i18n/use-language'
import { loadPageData } from '@/lib/testing/load-page-data'
import { textSearch } from '@/lib/text-search'

import { Component, data } from '../it-projects-page'

const offer = (id: number, title: string, location: string): OfferSummary => ({
  id,
  title,
  location,
  published_at: '2026-03-04T07:00:00+00:00',
  remote_percentage: 40,
  duration_months: 3,
  salary_from: 4800,
  salary_to: null,
  salary_currency: 'EUR',
  languages: 'English',
  tech_stack: 'React',
})
export const offers = [
  offer(1, 'Designer', 'Brno'),
  offer(2, 'Tester', 'Košice'),
  offer(3, 'Developer', 'Brno'),
]

export const manyOffers = (count: number) =>
  Array.from({ length: count }, (_, index) => offer(index + 1, `Offer ${index + 1}`, 'Brno'))

export const searchIn =
  (all: OfferSummary[]): typeof listOffers =>
  ({ query, location, shown }) => {
    const matches = textSearch(query)
    const found = all.filter(
      (one) => (!location || one.location === location) && matches([one.title, one.location]),
    )
    return Promise.resolve({ offers: found.slice(0, shown), total: found.length })
  }

export const listRoute = {
  id: 'list',
  path: '/sk/it-projekty',
  Component,
  loader: () => loadPageData(data, { language: 'sk', params: {} }),
  hydrateFallbackElement: <></>,
  shouldRevalidate: () => false,
}

export const listElement = (router: ReturnType<typeof createMemoryRouter>) => (
  <LanguageContext value="sk">
    <I18nextProvider i18n={i18nFor('sk')}>
      <RouterProvider router={router} />
    </I18nextProvider>
  </LanguageContext>
)

export async function renderList(url: string) {
  const router = createMemoryRouter([listRoute, { path: '*', element: null }], {
    initialEntries: ['/sk', url],
    initialIndex: 1,
  })
  await act(async () => {
    render(listElement(router))
  })
  return router
}

export const t = i18nFor('sk').getFixedT(null, 'it-projects')

export const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
export const searchBox = () => screen.getByRole('searchbox', { name: t('search.query') })
export const locationFilter = () => screen.getByRole('combobox', { name: t('search.location') })
export const status = () => screen.getAllByRole('status')[0]
export const moreButton = () => screen.queryByRole('button', { name: t('list.more') })
