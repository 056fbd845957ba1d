import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { listLocations, listOffers } from '@/features/offers/api/list-offers'
import type { OfferList } from '@/features/offers/model'
import { i18nFor, loadCatalogues } from '@/i18n/i18n'
import { plainSpaces } from '@/lib/testing/plain-spaces'

import {
  locationFilter,
  manyOffers,
  moreButton,
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

// Sets a longer timeout for the tests in this file, because queries by role are slow in a long list.
vi.setConfig({ testTimeout: 30_000 })

const common = i18nFor('sk').getFixedT(null, 'common')
const all = manyOffers(27)
const found = (count: number) => plainSpaces(t('list.found', { count }))

beforeAll(() => loadCatalogues('sk', ['common', 'it-projects']))
beforeEach(() => {
  vi.mocked(listOffers).mockReset().mockImplementation(searchIn(all))
  vi.mocked(listLocations).mockReset().mockResolvedValue(['Brno'])
})
afterEach(() => vi.restoreAllMocks())

const clickMore = async () => {
  await userEvent.click(screen.getByRole('button', { name: t('list.more') }))
}

function holdNextRequest() {
  let resolve: (list: OfferList) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  vi.mocked(listOffers).mockImplementationOnce(
    () =>
      new Promise((onResolve, onReject) => {
        resolve = onResolve
        reject = onReject
      }),
  )
  return {
    resolve: (list: OfferList) => act(async () => resolve(list)),
    reject: () => act(async () => reject(new TypeError('Failed to fetch'))),
  }
}

test('the list shows 12 offers, and 12 more after each click until all are shown', async () => {
  await renderList('/sk/it-projekty')
  expect(titles()).toHaveLength(12)
  expect(status()).toHaveTextContent(found(27))
  await clickMore()
  await waitFor(() => expect(titles()).toHaveLength(24))
  await clickMore()
  await waitFor(() => expect(titles()).toHaveLength(27))
  expect(moreButton()).toBeNull()
  expect(status()).toHaveTextContent(found(27))
})

test('more offers are announced, the first new card is focused, and the number is in the URL', async () => {
  const router = await renderList('/sk/it-projekty')
  await clickMore()
  await waitFor(() => expect(titles()).toHaveLength(24))
  expect(vi.mocked(listOffers).mock.lastCall?.[0]).toMatchObject({ shown: 24 })
  expect(screen.getByRole('link', { name: t('list.more_info_about', { title: 'Offer 13' }) })).toHaveFocus()
  expect(screen.getByText(plainSpaces(t('list.shown', { count: 24 })))).toHaveAttribute('role', 'status')
  expect(router.state.location.search).toBe('?shown=24')
})

test('a URL with a query and `shown=24` requests and shows 24 offers at once', async () => {
  await renderList('/sk/it-projekty?q=offer&shown=24')
  await waitFor(() => expect(titles()).toHaveLength(24))
  expect(vi.mocked(listOffers).mock.lastCall?.[0]).toEqual({ query: 'offer', location: '', shown: 24 })
})

test('the same search keeps `shown` in the URL, another location starts with 12 offers', async () => {
  const router = await renderList('/sk/it-projekty?q=offer&shown=24')
  await userEvent.type(searchBox(), '{Enter}')
  expect(router.state.location.search).toBe('?q=offer&shown=24')
  await userEvent.selectOptions(locationFilter(), 'Brno')
  expect(router.state.location.search).toBe('?q=offer&location=Brno')
  await waitFor(() => expect(titles()).toHaveLength(12))
})

test('going back to the list shows the same 24 offers as before without waiting', async () => {
  const router = await renderList('/sk/it-projekty?q=offer&shown=24')
  await waitFor(() => expect(titles()).toHaveLength(24))
  await act(async () => router.navigate('/sk/it-projekty/7'))
  expect(titles()).toHaveLength(0)
  holdNextRequest()
  holdNextRequest()
  await act(async () => router.navigate(-1))
  expect(titles()).toHaveLength(24)
})

test('the previous list stays while a search loads, and a newer search aborts an older one', async () => {
  await renderList('/sk/it-projekty')
  const slow = holdNextRequest()
  await userEvent.type(searchBox(), 'offer 1{Enter}')
  await waitFor(() => expect(listOffers).toHaveBeenCalledTimes(2))
  expect(titles()).toHaveLength(12)
  expect(status()).toHaveTextContent(found(27))
  const [, signal] = vi.mocked(listOffers).mock.lastCall ?? []
  await userEvent.type(searchBox(), '3{Enter}')
  await waitFor(() => expect(titles()).toEqual(['Offer 13']))
  expect(signal?.aborted).toBe(true)
  await slow.resolve({ offers: all.slice(0, 5), total: 5 })
  expect(titles()).toEqual(['Offer 13'])
})

test('a failed search shows and logs an error, and a button that keeps the focus retries it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderList('/sk/it-projekty')
  const request = holdNextRequest()
  await userEvent.type(searchBox(), 'offer 13{Enter}')
  await request.reject()
  expect(screen.getByText(t('list.failed'))).toBeVisible()
  expect(screen.queryByText(t('list.empty'))).not.toBeInTheDocument()
  expect(log).toHaveBeenCalledOnce()
  expect(titles()).toEqual([])
  expect(searchBox()).toHaveValue('offer 13')
  const second = holdNextRequest()
  await userEvent.click(screen.getByRole('button', { name: common('load_error.retry') }))
  expect(screen.getByRole('button', { name: common('load_error.retrying') })).toHaveFocus()
  await second.resolve({ offers: all.slice(12, 13), total: 1 })
  expect(titles()).toEqual(['Offer 13'])
  expect(searchBox()).toHaveValue('offer 13')
})

test('if more offers cannot be loaded, the list stays and another click loads them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderList('/sk/it-projekty')
  const request = holdNextRequest()
  await clickMore()
  expect(screen.getByRole('button', { name: t('list.loading') })).toHaveAttribute('aria-disabled', 'true')
  await request.reject()
  expect(screen.getByRole('alert')).toHaveTextContent(plainSpaces(t('list.more_failed')))
  expect(titles()).toHaveLength(12)
  await clickMore()
  await waitFor(() => expect(titles()).toHaveLength(24))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('if the first offers cannot be loaded, the page does not say that there are no offers', async () => {
  vi.mocked(listOffers).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await renderList('/sk/it-projekty')
  expect(screen.getByText(t('list.failed'))).toBeVisible()
  expect(screen.queryByText(t('list.empty'))).not.toBeInTheDocument()
})

test('the Slovak page writes the number of 10,000 found offers as `10 000`', async () => {
  vi.mocked(listOffers).mockResolvedValue({ offers: all.slice(0, 12), total: 10_000 })
  await renderList('/sk/it-projekty')
  expect(status()).toHaveTextContent('Našli sme 10 000 projektov')
})
