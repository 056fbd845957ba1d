import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import * as api from '@/features/offers/api/list-offers'
import type { OfferSummary } from '@/features/offers/model'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { pageRoute, plainSpaces, renderRoutes } from '@/lib/testing/render'
import { textSearch } from '@/lib/text-search'

import * as page from './it-projects-page'

const offer = (id: number, title: string, location: string): OfferSummary => ({
  id,
  title,
  location,
  published_at: '2026-03-04T07:00:00+00:00',
  remote_percentage: 40,
  duration_months: id === 1 ? 3 : null,
  salary_from: 4800,
  salary_to: null,
  salary_currency: 'EUR',
  languages: 'English',
  tech_stack: 'React',
})
const offers = [offer(1, 'R&D Designer', 'Brno'), offer(2, 'Tester', 'Košice'), offer(3, 'Developer', 'Brno')]

const searchOffers: typeof api.listOffers = async ({ query, location }) => {
  const matches = textSearch(query)
  const found = offers.filter(
    (one) => (!location || one.location === location) && matches([one.title, one.location]),
  )
  return { offers: found, total: found.length }
}

beforeEach(async () => {
  await loadCatalogues('sk', ['common', 'it-projects'])
  vi.spyOn(api, 'listLocations').mockResolvedValue(['Brno', 'Košice'])
  vi.spyOn(api, 'listOffers').mockImplementation(searchOffers)
})

const path = '/sk/it-projekty'
const route = pageRoute(path, page, 'sk')
const renderList = (search = '') =>
  renderRoutes('sk', [route, { path: '*', element: null }], {
    initialEntries: ['/sk', path + search],
    initialIndex: 1,
  })

const t = i18nFor('sk').getFixedT(null, 'it-projects')
const found = (count: number) => plainSpaces(t('list.found', { count }))
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const searchBox = () => screen.getByRole('searchbox', { name: t('search.query') })
const form = () => screen.getByRole('search', { name: t('search.label') })
const status = () => screen.getAllByRole('status')[0]

test('the list shows the number of offers and a card with the facts and the link of each offer', async () => {
  await renderList()
  expect(titles()).toEqual(['R&D Designer', 'Tester', 'Developer'])
  expect(status()).toHaveTextContent(found(3))
  const [card] = screen.getAllByRole('article')
  if (!card) throw new Error('There is no card')
  expect(within(card).getByRole('heading')).toHaveAttribute('lang', 'en')
  expect(within(card).getByText('40 % na diaľku')).toBeVisible()
  expect(screen.getAllByText(/mesiac\w+$/)).toHaveLength(1)
  expect(within(card).getByText('3 mesiace')).toBeVisible()
  expect(within(card).getByText('od 4 800 € / mesiac')).toBeVisible()
  const link = within(card).getByRole('link', { name: /R&D Designer/ })
  expect(link).toHaveAttribute('href', '/sk/it-projekty/1')
})

test('a list creates one formatter of each kind', async () => {
  const kinds = ['NumberFormat', 'DisplayNames', 'DateTimeFormat', 'Collator'] as const
  const created = kinds.map((kind) => vi.spyOn(Intl, kind))
  const dates = vi.spyOn(Date.prototype, 'toLocaleDateString')
  await renderList()
  expect(screen.getAllByRole('article')).toHaveLength(3)
  for (const constructor of created) expect(constructor.mock.calls.length).toBeLessThan(2)
  expect(dates).not.toHaveBeenCalled()
})

test('an empty list links to the sign-up, and the filter is there even if its locations fail', async () => {
  vi.mocked(api.listLocations).mockRejectedValue(new TypeError('Failed to fetch'))
  vi.mocked(api.listOffers).mockResolvedValue({ offers: [], total: 0 })
  const router = await renderList()
  expect(screen.getByText(t('list.empty_hint'))).toBeVisible()
  expect(screen.queryByRole('button', { name: t('list.clear') })).not.toBeInTheDocument()
  const signUp = screen.getByRole('link', { name: t('list.sign_up') })
  expect(signUp).toHaveAttribute('href', '/sk/pre-it-specialistov')
  expect(screen.getByRole('combobox')).toHaveAccessibleName(t('search.location'))
  await act(() => router.navigate(`${path}?location=Brno`))
  expect(screen.getByRole('button', { name: t('list.clear') })).toBeVisible()
})

test('typing filters the list, replaces `q` in the URL and keeps other parameters', async () => {
  const router = await renderList('?ref=mail')
  for (const value of ['kosice', 'kosice tester ']) fireEvent.input(searchBox(), { target: { value } })
  await waitFor(() => expect(titles()).toEqual(['Tester']))
  expect(router.state.location.search).toBe('?ref=mail&q=kosice+tester')
  expect(status()).toHaveTextContent(found(1))
  expect(searchBox()).toHaveValue('kosice tester ')
  expect(api.listOffers).toHaveBeenCalledTimes(2)
  fireEvent.input(searchBox(), { target: { value: 'left' } })
  await act(() => router.navigate(-1))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(router.state.location).toMatchObject({ pathname: '/sk', search: '' })
})

test('form and list follow the search in the URL', async () => {
  const router = await renderList('?q=TESTER&location=Ko%C5%A1ice')
  expect(form()).toHaveFormValues({ q: 'TESTER', location: 'Košice' })
  expect(form()).toHaveAttribute('action', path)
  expect(titles()).toEqual(['Tester'])
  fireEvent.input(searchBox(), { target: { value: 'test' } })
  await waitFor(() => expect(router.state.location.search).toMatch(/q=test&/))
  await act(() => router.navigate(path))
  expect(form()).toHaveFormValues({ q: '', location: '' })
  expect(titles()).toHaveLength(3)
})

test('without a match, a button clears the search and focuses the search box', async () => {
  const router = await renderList('?q=cobol&location=Atlantis')
  expect(screen.getByRole('option', { name: 'Atlantis', selected: true })).toHaveAttribute('lang', 'en')
  expect(screen.getByText(t('list.empty'))).toBeVisible()
  expect(screen.getByText(`${t('list.check_spelling')} ${t('list.empty_hint')}`)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t('list.clear') }))
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(router.state.location.search).toBe('')
  expect(searchBox()).toHaveValue('')
  expect(searchBox()).toHaveFocus()
})
