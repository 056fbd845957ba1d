import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { listLocations, listOffers } from '@/features/offers/api/list-offers'
import { loadCatalogues } from '@/i18n/i18n'
import { plainSpaces } from '@/lib/testing/plain-spaces'

import { offers, renderList, searchIn, status, t, titles } from './testing/render-list'

vi.mock('@/config/env', () => ({ env: { siteUrl: 'http://site.test' } }))
vi.mock('@/features/offers/api/list-offers', () => ({
  listOffers: vi.fn<typeof listOffers>(),
  listLocations: vi.fn<typeof listLocations>(),
}))

beforeAll(() => loadCatalogues('sk', ['common', 'it-projects']))
beforeEach(() => {
  vi.mocked(listOffers).mockReset().mockImplementation(searchIn(offers))
  vi.mocked(listLocations).mockReset().mockResolvedValue(['Brno', 'Košice'])
})

test('the page IT projects shows the number of offers and a card for each offer, and the first card has a title marked as English, the remote share, duration and salary of its offer and a link to the page of the offer', async () => {
  await renderList('/sk/it-projekty')
  expect(titles()).toEqual(['Designer', 'Tester', 'Developer'])
  expect(status()).toHaveTextContent(plainSpaces(t('list.found', { count: 3 })))
  const [card] = screen.getAllByRole('article')
  if (!card) throw new Error('There is no card')
  expect(within(card).getByRole('heading')).toHaveAttribute('lang', 'en')
  expect(within(card).getByText('40 % na diaľku')).toBeVisible()
  expect(within(card).getByText('3 mesiace')).toBeVisible()
  expect(within(card).getByText('od 4 800 € / mesiac')).toBeVisible()
  expect(
    within(card).getByRole('link', { name: t('list.more_info_about', { title: 'Designer' }) }),
  ).toHaveAttribute('href', '/sk/it-projekty/1')
})

test('if there are no offers, the page IT projects shows a message, a link to the sign-up and no button that clears filters', async () => {
  vi.mocked(listOffers).mockImplementation(searchIn([]))
  await renderList('/sk/it-projekty')
  expect(screen.getByText(t('list.empty'))).toBeVisible()
  expect(screen.queryByRole('button', { name: t('list.clear') })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: t('list.sign_up') })).toBeVisible()
})
