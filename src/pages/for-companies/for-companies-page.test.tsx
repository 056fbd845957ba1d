import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import * as promotion from '@/features/promotion/promotion-slot'
import { loadCatalogues } from '@/i18n/i18n'
import { renderRoutes } from '@/lib/testing/render'

import { Component } from './for-companies-page'

test.each([
  [0, 'no query', '', true],
  [1, 'the query of the popup', '?offer=1', true],
  [0, 'the query of the popup after the promotion', '?offer=1', false],
])('%i notes of the discount for %s', async (count, _, search, isOn) => {
  vi.spyOn(promotion, 'isPromotionOn').mockReturnValue(isOn)
  await loadCatalogues('en', ['common', 'for-companies', 'forms'])
  await renderRoutes('en', [{ path: '*', Component }], { initialEntries: [`/${search}`] })
  expect(screen.queryAllByText(/10% discount is noted/)).toHaveLength(count)
  expect(screen.getByRole('link', { name: 'The form' })).toHaveAttribute('href', '#enquiry')
  expect(screen.getAllByText(/^\d$/).map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4'])
})
