import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import type { DataLoaders, PageRequest } from '@/lib/page-data'

import { loadWhenConnected, useIsWaiting } from './connection'
import { browserData, buildData } from './load-data'

const path = '/en/list'
const request: PageRequest = { language: 'en', params: {}, signal: new AbortController().signal }
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

test('buildData repeats a failed request once, and rejects if it fails again', async () => {
  const items = vi.fn<DataLoaders[string]>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(['a'])
  expect(await buildData({ items }, request, path)).toEqual({ items: loaded(['a']) })
  await expect(buildData(failing, request, path)).rejects.toThrow('Failed to fetch')
})

test('loadWhenConnected waits for a connection, and then waits no longer', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('page')
  const { result } = renderHook(useIsWaiting)
  const loaded = loadWhenConnected(load)
  await vi.waitFor(() => expect(result.current).toBe(true))
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    expect(await loaded).toBe('page')
  })
  expect(result.current).toBe(false)
})

test('loadWhenConnected tries again after 3 s if only the server cannot be reached', async () => {
  vi.useFakeTimers()
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const error = new TypeError('Failed to fetch dynamically imported module: /page.js')
  const load = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('page')
  const loaded = loadWhenConnected(load)
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  expect(load).toHaveBeenCalledTimes(2)
  expect(await loaded).toBe('page')
})
