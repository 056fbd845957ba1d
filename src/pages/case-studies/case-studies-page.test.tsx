import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import * as api from '@/features/case-studies/api/list-studies'
import { loadCatalogues } from '@/i18n/i18n'
import { pageRoute, renderRoutes } from '@/lib/testing/render'

import * as page from './case-studies-page'

test('while the list loads, three placeholders and a text for screen readers appear', async () => {
  vi.spyOn(api, 'listStudies').mockReturnValue(new Promise(() => undefined))
  await loadCatalogues('en', ['common', 'case-studies'])
  await renderRoutes('en', [pageRoute('/', page, 'en')])
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Loading case studies…')
  expect(within(status).getAllByRole('listitem')).toHaveLength(3)
})

test('an empty list shows the message of the specification', async () => {
  vi.spyOn(api, 'listStudies').mockResolvedValue([])
  await loadCatalogues('en', ['common', 'case-studies'])
  await renderRoutes('en', [pageRoute('/', page, 'en')])
  expect(screen.getByText('No case studies available yet.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Looking for developers?')
})
