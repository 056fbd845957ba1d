import { afterEach, expect, test, vi } from 'vitest'

import type { PageRequest } from '@/lib/page-request'

import { allAtOnce, keepingWhatIsShown, withoutData } from './page-data'

const path = '/en/list'
const fallback = { items: [] }
const request = (): PageRequest => ({ language: 'en', params: {}, signal: new AbortController().signal })
const giving = (items: unknown) => ({ fallback, loader: () => ({ items: Promise.resolve(items) }) })
const failing = () => ({ fallback, loader: () => ({ items: Promise.reject(new Error('connection lost')) }) })

const itemsOf = (data: unknown) => (data as { items: unknown }).items
const log = () => vi.spyOn(console, 'error').mockReturnValue()

afterEach(() => vi.restoreAllMocks())

test('in the browser a page gets promises, so that it can be shown while they load', async () => {
  const items = itemsOf(keepingWhatIsShown()(giving(['a']), request(), path))
  expect(items).toBeInstanceOf(Promise)
  expect(await items).toEqual(['a'])
})

test('an address that fails the first time shows its fallback, and the failure is logged', async () => {
  const logged = log()
  expect(await itemsOf(keepingWhatIsShown()(failing(), request(), path))).toEqual([])
  expect(logged).toHaveBeenCalledExactlyOnceWith('Could not load the data of /en/list', expect.any(Error))
})

test('an address that fails later keeps what it showed, another one does not get it', async () => {
  log()
  const load = keepingWhatIsShown()
  await itemsOf(load(giving(['a']), request(), path))
  expect(await itemsOf(load(failing(), request(), path))).toEqual(['a'])
  expect(await itemsOf(load(failing(), request(), '/de/liste'))).toEqual([])
})

test('what the page was built with counts as shown, also where that is nothing', async () => {
  log()
  const load = keepingWhatIsShown({ path, data: { items: ['built'] } })
  expect(await itemsOf(load(failing(), request(), path))).toEqual(['built'])
  expect(await itemsOf(load(giving(null), request(), path))).toBeNull()
  expect(await itemsOf(load(failing(), request(), path))).toBeNull()
})

test('a load that was called off is not remembered', async () => {
  const load = keepingWhatIsShown({ path, data: { items: ['built'] } })
  const signal = AbortSignal.abort()
  await itemsOf(load(giving(['partial']), { ...request(), signal }, path))
  log()
  expect(await itemsOf(load(failing(), request(), path))).toEqual(['built'])
})

test('at build a page gets its data itself, or the failure', async () => {
  expect(await allAtOnce(giving(['a']), request(), path)).toEqual({ items: ['a'] })
  await expect(allAtOnce(failing(), request(), path)).rejects.toThrow('connection lost')
})

test('at build without a backend nothing is asked', () => {
  const loader = vi.fn<() => Record<string, Promise<unknown>>>()
  expect(withoutData({ loader, fallback }, request(), path)).toBeNull()
  expect(loader).not.toHaveBeenCalled()
})
