import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { listOffers } from '@/features/offers/api/list-offers'
import type { OfferSummary } from '@/features/offers/model'
import { loadCatalogues } from '@/i18n/i18n'
import { plainSpaces } from '@/lib/testing/plain-spaces'

import {
  listElement,
  listRoute,
  locationFilter,
  offers,
  renderList,
  searchBox,
  status,
  t,
  titles,
} from './testing/render-list'

vi.mock('@/config/env', () => ({ env: { siteUrl: 'http://site.test' } }))
vi.mock('@/features/offers/api/list-offers', () => ({ listOffers: vi.fn<typeof listOffers>() }))

beforeAll(() => loadCatalogues('sk', ['common', 'it-projects']))
beforeEach(() => void vi.mocked(listOffers).mockReset().mockResolvedValue(offers))

test('typing updates the list and the URL after a pause, without a new history entry', async () => {
  const router = await renderList('/sk/it-projekty?ref=mail')
  await userEvent.type(searchBox(), 'kosice tester ')
  await waitFor(() => expect(titles()).toEqual(['Tester']))
  expect(router.state.location.search).toBe('?ref=mail&q=kosice+tester')
  expect(status()).toHaveTextContent(plainSpaces(t('list.found', { count: 1 })))
  expect(searchBox()).toHaveValue('kosice tester ')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/sk')
})

test('Enter and a selected location update the list at once', async () => {
  const router = await renderList('/sk/it-projekty')
  expect(
    within(locationFilter())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([t('search.all_locations'), 'Brno', 'Košice'])
  await userEvent.selectOptions(locationFilter(), 'Brno')
  expect(titles()).toEqual(['Designer', 'Developer'])
  await userEvent.type(searchBox(), 'dev{Enter}')
  expect(titles()).toEqual(['Developer'])
  expect(router.state.location.search).toBe('?location=Brno&q=dev')
})

test('the form shows the search of the URL, also after the URL changes', async () => {
  const router = await renderList('/sk/it-projekty?q=TESTER&location=Ko%C5%A1ice')
  expect(searchBox()).toHaveValue('TESTER')
  expect(locationFilter()).toHaveValue('Košice')
  expect(titles()).toEqual(['Tester'])
  await act(() => router.navigate('/sk/it-projekty'))
  expect(searchBox()).toHaveValue('')
  expect(locationFilter()).toHaveValue('')
  expect(titles()).toHaveLength(3)
})

test('if nothing matches, a button clears the filters and focuses the search box', async () => {
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

test('text that is typed before the offers are loaded is kept with the focus', async () => {
  let respond: (offers: OfferSummary[]) => void = () => undefined
  vi.mocked(listOffers).mockReturnValue(new Promise((resolve) => (respond = resolve)))
  await renderList('/sk/it-projekty?location=Brno')
  expect(status()).toHaveTextContent(plainSpaces(t('list.loading')))
  await userEvent.type(searchBox(), 'design{Enter}')
  await act(async () => respond(offers))
  expect(titles()).toEqual(['Designer'])
  expect(searchBox()).toHaveValue('design')
  expect(searchBox()).toHaveFocus()
  expect(locationFilter()).toHaveValue('Brno')
})

test('text that is typed before hydration is searched after hydration', async () => {
  const prerendered = (url: string) =>
    createMemoryRouter([listRoute], {
      initialEntries: [url],
      hydrationData: { loaderData: { list: { offers: { status: 'pending' } } } },
    })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(listElement(prerendered('/sk/it-projekty')))
  expect(status()).toHaveTextContent(plainSpaces(t('list.loading')))
  expect(locationFilter()).toHaveValue('')
  fireEvent.input(searchBox(), { target: { value: 'tester' } })

  const router = prerendered('/sk/it-projekty?location=Brno')
  await act(async () => {
    render(listElement(router), { container, hydrate: true })
  })
  await waitFor(() => expect(router.state.location.search).toBe('?location=Brno&q=tester'))
  expect(searchBox()).toHaveValue('tester')
  expect(locationFilter()).toHaveValue('Brno')
})
