import { afterEach, expect, test, vi } from 'vitest'

import type { PageDataSource, PageRequest } from '@/lib/page-data'

import { browserData, buildData, pendingData } from './load-data'

const path = '/en/list'
const request = (): PageRequest => ({ language: 'en', params: {}, signal: new AbortController().signal })
const giving = (items: unknown): PageDataSource => ({ items: async () => items })
const failing: PageDataSource = { items: () => Promise.reject(new TypeError('Failed to fetch')) }
const loaded = (value: unknown) => ({ status: 'loaded', value })

const itemsOf = async (data: ReturnType<ReturnType<typeof browserData>>) => (await data).items
const log = () => vi.spyOn(console, 'error').mockReturnValue()

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('in the browser, data that arrives at once is there before the page is shown', async () => {
  expect(await itemsOf(browserData()(giving(['a']), request(), path))).toEqual(loaded(['a']))
})

test('in the browser, the page gets a promise for data that takes longer', async () => {
  vi.useFakeTimers()
  let arrive: (value: unknown) => void = () => undefined
  const slow = { items: () => new Promise((resolve) => (arrive = resolve)) }
  const loading = browserData()(slow, request(), path)
  await vi.advanceTimersByTimeAsync(1000)
  const { items } = await loading
  expect(items).toBeInstanceOf(Promise)
  arrive(['a'])
  expect(await items).toEqual(loaded(['a']))
})

test('a first failure is logged and gives the error code', async () => {
  const logged = log()
  const items = await itemsOf(browserData()(failing, request(), path))
  expect(items).toEqual({ status: 'failed', code: 'unreachable' })
  expect(logged).toHaveBeenCalledExactlyOnceWith('Could not load the data of /en/list', expect.any(Error))
})

test('after a later failure, the page keeps the data that it showed; another page does not get it', async () => {
  log()
  const load = browserData()
  await itemsOf(load(giving(['a']), request(), path))
  expect(await itemsOf(load(failing, request(), path))).toEqual(loaded(['a']))
  expect(await itemsOf(load(failing, request(), '/de/liste'))).toMatchObject({ status: 'failed' })
})

test('the data that the page was built with counts as shown, also if it is null', async () => {
  log()
  const built = { status: 'loaded', value: null } as const
  const load = browserData({ path, data: { items: built } })
  expect(await itemsOf(load(failing, request(), path))).toEqual(built)
})

test('an aborted load is neither kept nor logged', async () => {
  const logged = log()
  const load = browserData()
  const aborted = { ...request(), signal: AbortSignal.abort() }
  await itemsOf(load(giving(['partial']), aborted, path))
  await itemsOf(load(failing, aborted, path))
  expect(logged).not.toHaveBeenCalled()
  expect(await itemsOf(load(failing, request(), path))).toMatchObject({ status: 'failed' })
})

test('a build with a backend waits for all data, and fails if one fails', async () => {
  expect(await buildData(giving(['a']), request(), path)).toEqual({ items: loaded(['a']) })
  await expect(buildData(failing, request(), path)).rejects.toThrow('Failed to fetch')
})

test('a build without a backend asks for nothing', async () => {
  const items = vi.fn<PageDataSource[string]>()
  expect(await pendingData({ items }, request(), path)).toEqual({ items: { status: 'pending' } })
  expect(items).not.toHaveBeenCalled()
})
