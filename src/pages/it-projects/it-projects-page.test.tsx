import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { listOffers } from '@/features/offers/api/list-offers'
import type { OfferSummary } from '@/features/offers/model'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { LanguageContext } from '@/i18n/use-language'
import { loadPageData } from '@/lib/testing/load-page-data'

import { Component, data } from './it-projects-page'

vi.mock('@/config/env', () => ({ env: { siteUrl: 'http://site.test' } }))
vi.mock('@/features/offers/api/list-offers', () => ({ listOffers: vi.fn<typeof listOffers>() }))

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
  description: '',
})
const offers = [offer(1, 'Designer', 'Brno'), offer(2, 'Tester', 'Košice'), offer(3, 'Developer', 'Brno')]

beforeAll(() => loadCatalogues('sk', ['common', 'it-projects']))
beforeEach(() => void vi.mocked(listOffers).mockReset().mockResolvedValue(offers))
afterEach(() => vi.restoreAllMocks())

const route = {
  id: 'list',
  path: '/sk/it-projekty',
  Component,
  loader: () => loadPageData(data, { language: 'sk', params: {} }),
  hydrateFallbackElement: <></>,
  shouldRevalidate: () => false,
}

const page = (router: ReturnType<typeof createMemoryRouter>) => (
  <LanguageContext value="sk">
    <I18nextProvider i18n={i18nFor('sk')}>
      <RouterProvider router={router} />
    </I18nextProvider>
  </LanguageContext>
)

async function open(address: string) {
  const router = createMemoryRouter([route, { path: '*', element: null }], {
    initialEntries: ['/sk', address],
    initialIndex: 1,
  })
  await act(async () => {
    render(page(router))
  })
  return router
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const searchBox = () => screen.getByRole('searchbox', { name: 'Kľúčové slovo' })
const locationFilter = () => screen.getByRole('combobox', { name: 'Miesto' })
const status = () => screen.getByRole('status')

test('every offer is a card that tells its facts and leads to its page', async () => {
  await open('/sk/it-projekty')
  expect(titles()).toEqual(['Designer', 'Tester', 'Developer'])
  expect(status()).toHaveTextContent('Našli sme 3 projekty')
  const [card] = screen.getAllByRole('article')
  if (!card) throw new Error('There is no card')
  expect(within(card).getByRole('heading')).toHaveAttribute('lang', 'en')
  expect(within(card).getByText('40 % na diaľku')).toBeVisible()
  expect(within(card).getByText('3 mesiace')).toBeVisible()
  expect(within(card).getByText('od 4 800 € / mesiac')).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Viac o\u00a0projekte: Designer' })).toHaveAttribute(
    'href',
    '/sk/it-projekty/1',
  )
})

test('typing filters after a pause, in the address, without a step in the history', async () => {
  const router = await open('/sk/it-projekty?ref=mail')
  await userEvent.type(searchBox(), 'kosice tester ')
  await waitFor(() => expect(titles()).toEqual(['Tester']))
  expect(router.state.location.search).toBe('?ref=mail&q=kosice+tester')
  expect(status()).toHaveTextContent('Našli sme 1 projekt')
  expect(searchBox()).toHaveValue('kosice tester ')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/sk')
})

test('Enter searches at once, the location at the choice', async () => {
  const router = await open('/sk/it-projekty')
  expect(
    within(locationFilter())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Všetky miesta', 'Brno', 'Košice'])
  await userEvent.selectOptions(locationFilter(), 'Brno')
  expect(titles()).toEqual(['Designer', 'Developer'])
  await userEvent.type(searchBox(), 'dev{Enter}')
  expect(titles()).toEqual(['Developer'])
  expect(router.state.location.search).toBe('?location=Brno&q=dev')
})

test('the address fills the form, also when it changes under it', async () => {
  const router = await open('/sk/it-projekty?q=TESTER&location=Ko%C5%A1ice')
  expect(searchBox()).toHaveValue('TESTER')
  expect(locationFilter()).toHaveValue('Košice')
  expect(titles()).toEqual(['Tester'])
  await act(() => router.navigate('/sk/it-projekty'))
  expect(searchBox()).toHaveValue('')
  expect(locationFilter()).toHaveValue('')
  expect(titles()).toHaveLength(3)
})

test('where nothing matches, one button clears the filters and gives the box the focus', async () => {
  const router = await open('/sk/it-projekty?q=cobol&location=Atlantis')
  expect(locationFilter()).toHaveValue('Atlantis')
  expect(screen.getByText('Vašim kritériám nezodpovedá žiadny projekt')).toBeVisible()
  expect(status()).toHaveTextContent('Našli sme 0 projektov')
  await userEvent.click(screen.getByRole('button', { name: 'Zrušiť filtre' }))
  expect(titles()).toHaveLength(3)
  expect(router.state.location.search).toBe('')
  expect(searchBox()).toHaveValue('')
  expect(searchBox()).toHaveFocus()
})

test('what is typed before the offers arrive is kept, with the focus', async () => {
  let arrive: (offers: OfferSummary[]) => void = () => undefined
  vi.mocked(listOffers).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await open('/sk/it-projekty?location=Brno')
  expect(status()).toHaveTextContent('Načítavame projekty…')
  await userEvent.type(searchBox(), 'design{Enter}')
  await act(async () => arrive(offers))
  expect(titles()).toEqual(['Designer'])
  expect(searchBox()).toHaveValue('design')
  expect(searchBox()).toHaveFocus()
  expect(locationFilter()).toHaveValue('Brno')
})

test('what is typed into the prerendered page is searched for once the script runs', async () => {
  const prerendered = (address: string) =>
    createMemoryRouter([route], {
      initialEntries: [address],
      hydrationData: { loaderData: { list: { offers: { status: 'pending' } } } },
    })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page(prerendered('/sk/it-projekty')))
  expect(status()).toHaveTextContent('Načítavame projekty…')
  expect(locationFilter()).toHaveValue('')
  fireEvent.input(searchBox(), { target: { value: 'tester' } })

  const router = prerendered('/sk/it-projekty?location=Brno')
  await act(async () => {
    render(page(router), { container, hydrate: true })
  })
  await waitFor(() => expect(router.state.location.search).toBe('?location=Brno&q=tester'))
  expect(searchBox()).toHaveValue('tester')
  expect(locationFilter()).toHaveValue('Brno')
})

test('where there are none at all, another way to a project is shown', async () => {
  vi.mocked(listOffers).mockResolvedValue([])
  await open('/sk/it-projekty')
  expect(screen.getByText('Vašim kritériám nezodpovedá žiadny projekt')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zrušiť filtre' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Pridať sa k\u00a0špecialistom' })).toBeVisible()
})
