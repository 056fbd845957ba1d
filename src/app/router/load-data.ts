import { toAppError } from '@/lib/app-error'
import type { Datum, Loaded, PageData, PageDataSource, PageRequest } from '@/lib/page-data'

import { loadWhenConnected } from './connection'

/** Loads the data of a page for one URL path. */
export type LoadData = (
  source: PageDataSource,
  request: PageRequest,
  path: string,
) => PageData<PageDataSource> | Promise<PageData<PageDataSource>>

/** Calls `load` with each name and function of the source and collects the results by name. */
const mapData = <Result>(source: PageDataSource, load: (name: string) => Result): Record<string, Result> =>
  Object.fromEntries(Object.keys(source).map((name) => [name, load(name)]))

const ask = (source: PageDataSource, name: string, request: PageRequest) => source[name]?.(request)

/** For a build without a backend: the page is built with its skeleton and loads its data in the browser. */
export const pendingData: LoadData = (source) => mapData(source, () => ({ status: 'pending' }))

/**
 * For a build with a backend: waits for all data.
 * @throws what the data function throws
 */
export const buildData: LoadData = async (source, request) => {
  const results = Object.entries(mapData(source, (name) => ask(source, name, request))).map(
    async ([name, value]): Promise<[string, Loaded<unknown>]> => [
      name,
      { status: 'loaded', value: await value },
    ],
  )
  return Object.fromEntries(await Promise.all(results))
}

/**
 * How long a navigation waits for data before it shows the page with its skeleton. React shows a skeleton for at
 * least 300 ms, so that data which arrives sooner would come later with one than without.
 */
const WAIT_MS = 300

/**
 * For the browser. The page on screen stays until the data arrives or {@link WAIT_MS} have passed, and without a
 * connection until it is back. If loading fails, the error is logged, and the page keeps the data that it showed last
 * at this path, or gets the error code.
 * @param first the data that the first page was built with
 */
export function browserData(first?: { path: string; data: PageData<PageDataSource> }): LoadData {
  const shown = new Map<string, Loaded<unknown>>()
  const key = (path: string, name: string) => `${path} ${name}`
  for (const [name, datum] of Object.entries(first?.data ?? {})) {
    if ('status' in datum && datum.status === 'loaded') shown.set(key(first?.path ?? '', name), datum)
  }

  return async (source, request, path) => {
    const isNavigation = path !== window.location.pathname
    const isOffline = () => isNavigation && !navigator.onLine
    const load = async (name: string): Promise<Loaded<unknown>> => {
      const known = shown.get(key(path, name))
      const attempt = async () => ask(source, name, request)
      try {
        const value = await (isOffline() && !known ? loadWhenConnected(attempt) : attempt())
        const loaded = { status: 'loaded', value } as const
        if (!request.signal.aborted) shown.set(key(path, name), loaded)
        return loaded
      } catch (cause) {
        if (!request.signal.aborted) console.error(`Could not load the data of ${path}`, cause)
        return known ?? { status: 'failed', code: toAppError(cause).code }
      }
    }
    const settled: Record<string, Datum<unknown>> = mapData(source, load)
    const all = Object.entries(settled).map(async ([name, datum]) => {
      settled[name] = await datum
    })
    await Promise.race([Promise.all(all), delay(WAIT_MS)])
    if (isOffline()) await Promise.all(all)
    return { ...settled }
  }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
