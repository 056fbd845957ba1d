import { afterEach, expect, test, vi } from 'vitest'

import type { DataLoaders, PageRequest } from '@/lib/page-data'

import { browserData, buildData, pendingData } from './load-data'

const path = '/en/list'
const request = (): PageRequest => ({ language: 'en', params: {}, signal: new AbortController().signal })
const returning = (items: unknown): DataLoaders => ({ items: async () => items })
const failing: DataLoaders = { items: () => Promise.reject(new TypeError('Failed to fetch')) }
const loaded = (value: unknown) => ({ status: 'loaded', value })

const itemsOf = async (data: ReturnType<ReturnType<typeof browserData>>) => (await data).items
const log = () => vi.spyOn(console, 'error').mockReturnValue()

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('browserData returns data that arrives within the skeleton delay as loaded', async () => {
  expect(await itemsOf(browserData()(returning(['a']), request(), path))).toEqual(loaded(['a']))
})

test('browserData returns a promise of the data if the data takes longer than the skeleton delay', async () => {
  vi.useFakeTimers()
  let arrive: (value: unknown) => void = () => undefined
  const slow = { items: () => new Promise((resolve) => (arrive = resolve)) }
  const pending = browserData()(slow, request(), path)
  await vi.advanceTimersByTimeAsync(1000)
  const { items } = await pending
  expect(items).toBeInstanceOf(Promise)
  arrive(['a'])
  expect(await items).toEqual(loaded(['a']))
})

test('browserData logs a failure and returns its error code if no data was loaded before', async () => {
  const logged = log()
  const items = await itemsOf(browserData()(failing, request(), path))
  expect(items).toEqual({ status: 'failed', code: 'unreachable' })
  expect(logged).toHaveBeenCalledExactlyOnceWith('Could not load the data of /en/list', expect.any(Error))
})

test('after a failure, browserData returns the data that was last loaded for the same path, but not the data of another path', async () => {
  log()
  const load = browserData()
  await itemsOf(load(returning(['a']), request(), path))
  expect(await itemsOf(load(failing, request(), path))).toEqual(loaded(['a']))
  expect(await itemsOf(load(failing, request(), '/de/liste'))).toMatchObject({ status: 'failed' })
})

test('browserData returns the prerendered data after a failure, even if this data is null', async () => {
  log()
  const built = { status: 'loaded', value: null } as const
  const load = browserData({ path, data: { items: built } })
  expect(await itemsOf(load(failing, request(), path))).toEqual(built)
})

test('browserData neither keeps the data nor logs the error of an aborted request', async () => {
  const logged = log()
  const load = browserData()
  const aborted = { ...request(), signal: AbortSignal.abort() }
  await itemsOf(load(returning(['partial']), aborted, path))
  await itemsOf(load(failing, aborted, path))
  expect(logged).not.toHaveBeenCalled()
  expect(await itemsOf(load(failing, request(), path))).toMatchObject({ status: 'failed' })
})

test('buildData returns the loaded data, and rejects if a data function rejects', async () => {
  expect(await buildData(returning(['a']), request(), path)).toEqual({ items: loaded(['a']) })
  await expect(buildData(failing, request(), path)).rejects.toThrow('Failed to fetch')
})

test('pendingData returns the status pending and calls no data function', async () => {
  const items = vi.fn<DataLoaders[string]>()
  expect(await pendingData({ items }, request(), path)).toEqual({ items: { status: 'pending' } })
  expect(items).not.toHaveBeenCalled()
})
