import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import type { StudyPage } from '@/features/case-studies/api/list-studies'
import { i18nFor } from '@/i18n/i18n'
import { LanguageContext } from '@/i18n/use-language'
import { loadPageData } from '@/lib/testing/load-page-data'

import { Component, data } from '../case-studies-page'

export const studyPage = (from: number, to: number, hasMore: boolean): StudyPage => ({
  studies: Array.from({ length: to - from + 1 }, (_, index) => ({
    slug: `study-${from + index}`,
    title: `Study ${from + index}`,
    excerpt: '',
    category: 'Mobile',
    featured_image: null,
    published_at: '2026-03-01T09:00:00Z',
  })),
  hasMore,
})

// Makes the key of the history entry different for each call of `renderPage`. `use-study-list.ts` stores lists by this
// key, so with an old key a test would start with the list of an earlier test.
let visits = 0

export async function renderPage() {
  const router = createMemoryRouter(
    [
      {
        path: '/en/case-studies',
        Component,
        loader: () => loadPageData(data, { language: 'en', params: {} }),
        hydrateFallbackElement: <></>,
      },
      { path: '*', element: null },
    ],
    { initialEntries: [{ pathname: '/en/case-studies', key: `visit-${(visits += 1)}` }] },
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
  return router
}

export const t = i18nFor('en').getFixedT(null, 'case-studies')

export const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
export const moreButton = () => screen.queryByRole('button', { name: t('list.more') })
export const clickMore = async () => {
  await userEvent.click(moreButton() ?? document.body)
}
