import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import type { DataLoaders, PageRequest } from '@/lib/page-data'

import { loadWhenConnected, preloadWithoutWaiting, useIsWaiting } from './connection'
import { browserData, buildData } from './load-data'

const path = '/en/list'
const request: PageRequest = {
  language: 'en',
  params: {},
  searchParams: new URLSearchParams(),
  signal: new AbortController().signal,
}
const returning = (items: unknown): DataLoaders => ({ items: async () => items })
const failing: DataLoaders = { items: () => Promise.reject(new TypeError('Failed to fetch')) }
const loaded = (value: unknown) => ({ status: 'loaded', value })

const itemsOf = async (data: ReturnType<ReturnType<typeof browserData>>) => (await data).items

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

test('after a failure, browserData returns the last data of the path, but not of another path', async () => {
  const load = browserData()
  expect(await itemsOf(load(returning(['a']), request, path))).toEqual(loaded(['a']))
  expect(await itemsOf(load(failing, request, path))).toEqual(loaded(['a']))
  expect(await itemsOf(load(failing, request, '/de/liste'))).toMatchObject({ status: 'failed' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await itemsOf(load(failing, request, path)), 'without a connection').toEqual(loaded(['a']))
})

test('browserData returns the prerendered data after a failure, even if this data is null', async () => {
  const built = { status: 'loaded', value: null } as const
  const load = browserData({ path, data: { items: built } })
  expect(await itemsOf(load(failing, request, path))).toEqual(built)
})

test('while the data of a known URL load, the page can show those that were last loaded', async () => {
  vi.useFakeTimers()
  const load = browserData()
  const slow: DataLoaders = { items: () => new Promise(() => undefined) }
  const lastOf = async (url: string) => {
    const data = load(slow, request, url)
    await vi.runAllTimersAsync()
    const { items } = await data
    return items && 'last' in items ? items.last : undefined
  }
  await load(returning(['a']), request, `${path}?q=a`)
  expect(await lastOf(`${path}?q=a`)).toEqual(loaded(['a']))
  expect(await lastOf(path)).toBeUndefined()
  vi.useRealTimers()
})

test('a navigation without a connection waits for its data, instead of showing a skeleton', async () => {
  vi.useFakeTimers()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  const items = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(['a'])
  const shown = vi.fn()
  const navigation = Promise.resolve(browserData()({ items }, request, path)).then(shown)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  vi.useRealTimers()
  await navigation
  expect(shown).toHaveBeenCalledExactlyOnceWith({ items: loaded(['a']) })
})

test('buildData repeats a failed request once, and rejects if it fails again', async () => {
  const items = vi.fn<DataLoaders[string]>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(['a'])
  expect(await buildData({ items }, request, path)).toEqual({ items: loaded(['a']) })
  await expect(buildData(failing, request, path)).rejects.toThrow('Failed to fetch')
})

const lostOnce = () =>
  vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue('page')

test('loadWhenConnected waits for a connection, and then waits no longer', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result } = renderHook(useIsWaiting)
  const loaded = loadWhenConnected(lostOnce())
  await vi.waitFor(() => expect(result.current).toBe(true))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    expect(await loaded).toBe('page')
  })
  expect(result.current).toBe(false)
})

test('several calls of loadWhenConnected ask for the server together, every 3 s, and announce one wait', async () => {
  vi.useFakeTimers()
  const listen = vi.spyOn(window, 'addEventListener')
  const ask = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const states: boolean[] = []
  renderHook(() => states.push(useIsWaiting()))
  const loads = Array.from({ length: 5 }, lostOnce)
  const loaded = Promise.all(loads.map(loadWhenConnected))
  await act(() => vi.advanceTimersByTimeAsync(0))
  const asked = ask.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(ask).toHaveBeenCalledTimes(asked + 3)
  ask.mockResolvedValue(new Response())
  await act(() => vi.advanceTimersByTimeAsync(3000))
  vi.useRealTimers()
  expect(await loaded).toEqual(Array(5).fill('page'))
  for (const load of loads) expect(load).toHaveBeenCalledTimes(2)
  expect(states).toEqual([false, true, false])
  expect(listen).not.toHaveBeenCalledWith('online', expect.anything())
  expect(window.ononline).toBeNull()
})

test('a preload without a connection fails at once, and does not ask for the server', async () => {
  const ask = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const { result } = renderHook(useIsWaiting)
  const load = lostOnce()
  let loaded: Promise<unknown> | undefined
  preloadWithoutWaiting(() => {
    loaded = loadWhenConnected(load)
  })
  await expect(loaded).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
  expect(result.current).toBe(false)
})
