import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import * as api from '@/features/offers/api/list-offers'
import * as cards from '@/features/offers/components/offer-card'
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

test('a list creates fewer formatters of each kind than it has cards', async () => {
  const kinds = ['NumberFormat', 'DisplayNames', 'DateTimeFormat', 'Collator'] as const
  const created = kinds.map((kind) => vi.spyOn(Intl, kind))
  const dates = vi.spyOn(Date.prototype, 'toLocaleDateString')
  await renderList()
  const { length } = screen.getAllByRole('article')
  for (const constructor of created) expect(constructor.mock.calls.length).toBeLessThan(length)
  expect(dates).not.toHaveBeenCalled()
})

test('an empty list links to the sign-up form, and the filter is there even if its locations fail', async () => {
  vi.mocked(api.listLocations).mockRejectedValue(new TypeError('Failed to fetch'))
  vi.mocked(api.listOffers).mockResolvedValue({ offers: [], total: 0 })
  const router = await renderList()
  expect(screen.getByText(t('list.empty_hint'))).toBeVisible()
  expect(screen.queryByRole('button', { name: t('list.clear') })).not.toBeInTheDocument()
  const signUp = screen.getByRole('link', { name: t('list.sign_up') })
  expect(signUp).toHaveAttribute('href', '/sk/pre-it-specialistov#enquiry')
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

test('a click on a kind of remote work adds its word to the query, and a second one removes it', async () => {
  const router = await renderList('?location=Brno')
  fireEvent.input(searchBox(), { target: { value: 'react' } })
  const kind = () => screen.getByRole('link', { name: 'Na diaľku' })
  expect(kind()).not.toHaveAttribute('aria-current')
  await userEvent.click(kind())
  await waitFor(() => expect(router.state.location.search).toBe('?location=Brno&q=react+Na+dia%C4%BEku'))
  expect(searchBox()).toHaveValue('react Na diaľku')
  const searched = { query: 'react Na diaľku', location: 'Brno', shown: 24 }
  expect(api.listOffers).toHaveBeenLastCalledWith(searched, expect.any(AbortSignal))
  await waitFor(() => expect(kind()).toHaveAttribute('aria-current', 'true'))
  await userEvent.click(kind())
  await waitFor(() => expect(searchBox()).toHaveValue('react'))
  expect(router.state.location.search).toBe('?location=Brno&q=react')
  const both = `${path}?q=react+Hybridne&location=Brno`
  await waitFor(() => expect(screen.getByRole('link', { name: 'Hybridne' })).toHaveAttribute('href', both))
})

test('a list of more than 1 000 offers says that it shows the first 1 000', async () => {
  vi.spyOn(cards, 'OfferCard').mockReturnValue(<article />)
  vi.mocked(api.listOffers).mockImplementation(async ({ shown }) => ({
    offers: Array.from({ length: shown }, (_, index) => offer(index, '', '')),
    total: 1001,
  }))
  const router = await renderList('?shown=984')
  // Queries by role would take seconds here.
  await userEvent.click(screen.getByText(t('list.more')))
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(1000))
  expect(screen.getByText(plainSpaces(t('list.limit', { count: 1000 })))).toBeVisible()
  expect(screen.queryByText(t('list.more'))).not.toBeInTheDocument()
  expect(screen.getByText(found(1001))).toBeVisible()
  expect(router.state.location.search).toBe('?shown=1008')
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
