import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { listLocations, listOffers } from '@/features/offers/api/list-offers'
import type { OfferList } from '@/features/offers/model'
import { loadCatalogues } from '@/i18n/i18n'
import { plainSpaces } from '@/lib/testing/plain-spaces'
import { HydrationProvider } from '@/lib/use-hydrated'

import {
  listElement,
  listRoute,
  locationFilter,
  offers,
  renderList,
  searchBox,
  searchIn,
  status,
  t,
  titles,
} from './testing/render-list'

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

test('the list shows the number of offers and a card with the facts and the link of each offer', async () => {
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

test('an empty list shows a message and a link to the sign-up, but no button that clears filters', async () => {
  vi.mocked(listOffers).mockImplementation(searchIn([]))
  await renderList('/sk/it-projekty')
  expect(screen.getByText(t('list.empty'))).toBeVisible()
  expect(screen.queryByRole('button', { name: t('list.clear') })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: t('list.sign_up') })).toBeVisible()
})

test('typing filters the list, replaces `q` in the URL and keeps other parameters', async () => {
  const router = await renderList('/sk/it-projekty?ref=mail')
  await userEvent.type(searchBox(), 'kosice tester ')
  await waitFor(() => expect(titles()).toEqual(['Tester']))
  expect(router.state.location.search).toBe('?ref=mail&q=kosice+tester')
  expect(status()).toHaveTextContent(plainSpaces(t('list.found', { count: 1 })))
  expect(searchBox()).toHaveValue('kosice tester ')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/sk')
})

test('the location filter lists all locations, and a query then searches within the location', async () => {
  const router = await renderList('/sk/it-projekty')
  expect(
    within(locationFilter())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([t('search.all_locations'), 'Brno', 'Košice'])
  await userEvent.selectOptions(locationFilter(), 'Brno')
  await waitFor(() => expect(titles()).toEqual(['Designer', 'Developer']))
  await userEvent.type(searchBox(), 'dev{Enter}')
  await waitFor(() => expect(titles()).toEqual(['Developer']))
  expect(router.state.location.search).toBe('?location=Brno&q=dev')
})

test('form and list follow the search in the URL', async () => {
  const router = await renderList('/sk/it-projekty?q=TESTER&location=Ko%C5%A1ice')
  expect(searchBox()).toHaveValue('TESTER')
  expect(locationFilter()).toHaveValue('Košice')
  expect(titles()).toEqual(['Tester'])
  await act(() => router.navigate('/sk/it-projekty'))
  expect(searchBox()).toHaveValue('')
  expect(locationFilter()).toHaveValue('')
  expect(titles()).toHaveLength(3)
})

test('without a match, a button clears the search and focuses the search box', async () => {
  const router = await renderList('/sk/it-projekty?q=cobol&location=Atlantis')
  expect(locationFilter()).toHaveValue('Atlantis')
  expect(screen.getByText(t('list.empty'))).toBeVisible()
  expect(status()).toHaveTextContent(plainSpaces(t('list.found', { count: 0 })))
  await userEvent.click(screen.getByRole('button', { name: t('list.clear') }))
  expect(titles()).toHaveLength(3)
  expect(router.state.location.search).toBe('')
  expect(searchBox()).toHaveValue('')
  expect(searchBox()).toHaveFocus()
})

test('a search that starts while the first offers and the locations load shows its own results', async () => {
  let respond: (locations: string[]) => void = () => undefined
  vi.mocked(listLocations).mockReturnValue(new Promise((resolve) => (respond = resolve)))
  vi.mocked(listOffers).mockReturnValue(new Promise<OfferList>(() => undefined))
  await renderList('/sk/it-projekty?location=Ko%C5%A1ice')
  expect(status()).toHaveTextContent(plainSpaces(t('list.loading')))
  vi.mocked(listOffers).mockImplementation(searchIn(offers))
  await userEvent.type(searchBox(), 'test{Enter}')
  await act(async () => respond(['Brno', 'Košice']))
  await waitFor(() => expect(titles()).toEqual(['Tester']))
  expect(searchBox()).toHaveValue('test')
  expect(searchBox()).toHaveFocus()
  expect(locationFilter()).toHaveValue('Košice')
})

test('text that is typed before hydration is searched afterwards, within the location in the URL', async () => {
  const prerendered = (url: string) =>
    createMemoryRouter([listRoute], {
      initialEntries: [url],
      hydrationData: {
        loaderData: { list: { firstStep: { status: 'pending' }, locations: { status: 'pending' } } },
      },
    })
  const element = (router: ReturnType<typeof prerendered>) => (
    <HydrationProvider isPrerendered>{listElement(router)}</HydrationProvider>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(element(prerendered('/sk/it-projekty')))
  expect(status()).toHaveTextContent(plainSpaces(t('list.loading')))
  expect(locationFilter()).toHaveValue('')
  fireEvent.input(searchBox(), { target: { value: 'tester' } })

  const router = prerendered('/sk/it-projekty?location=Brno')
  await act(async () => {
    render(element(router), { container, hydrate: true })
  })
  await waitFor(() => expect(router.state.location.search).toBe('?location=Brno&q=tester'))
  expect(searchBox()).toHaveValue('tester')
  expect(locationFilter()).toHaveValue('Brno')
})
