import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import type { Offer } from '@/features/offers/model'
import { i18nFor } from '@/i18n/i18n'
import { LanguageContext } from '@/i18n/use-language'
import { loadPageData } from '@/lib/testing/load-page-data'

import { Component, data } from '../it-project-page'

export const offer: Offer = {
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

export async function renderOffer(language: 'en' | 'de', id: string, state?: unknown) {
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

export const textsIn = (language: 'en' | 'de') => i18nFor(language).getFixedT(null, 'it-projects')

export const head = (selector: string) => document.head.querySelector(selector)
