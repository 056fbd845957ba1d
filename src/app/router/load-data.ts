import { toAppError } from '@/lib/app-error'
import type { DataLoaders, Datum, LoadResult, PageData, PageRequest } from '@/lib/page-data'

import { loadWhenConnected } from './connection'

export type LoadData = (
  loaders: DataLoaders,
  request: PageRequest,
  path: string,
) => PageData<DataLoaders> | Promise<PageData<DataLoaders>>

const mapNames = <Result>(loaders: DataLoaders, map: (name: string) => Result): Record<string, Result> =>
  Object.fromEntries(Object.keys(loaders).map((name) => [name, map(name)]))

const call = (loaders: DataLoaders, name: string, request: PageRequest) => loaders[name]?.(request)

/**
 * Loads no data, for pages that are prerendered without data. Their HTML has skeletons, and the browser loads the data.
 */
export const pendingData: LoadData = (loaders) => mapNames(loaders, () => ({ status: 'pending' }))

/**
 * Loads the data during the build, for pages that are prerendered with their data.
 * @throws the error of the first data function that fails
 */
export const buildData: LoadData = async (loaders, request) => {
  const results = Object.entries(mapNames(loaders, (name) => call(loaders, name, request))).map(
    async ([name, value]): Promise<[string, LoadResult<unknown>]> => [
      name,
      { status: 'loaded', value: await value },
    ],
  )
  return Object.fromEntries(await Promise.all(results))
}

/**
 * Time that a navigation waits for data before it shows the next page with a skeleton (docs/decisions/0032).
 */
const SKELETON_DELAY_MS = 300

/**
 * Returns the function that loads page data in the browser. The function waits up to {@link SKELETON_DELAY_MS}, then it
 * returns promises of the data that is missing. If the device is offline, a navigation waits for all data. If a request
 * fails, the function logs the error and returns the data that was last loaded for the path, or else the error code.
 * @param first path and data of the prerendered page
 */
export function browserData(first?: { path: string; data: PageData<DataLoaders> }): LoadData {
  const lastLoaded = new Map<string, LoadResult<unknown>>()
  const keyOf = (path: string, name: string) => `${path} ${name}`
  for (const [name, datum] of Object.entries(first?.data ?? {})) {
    if ('status' in datum && datum.status === 'loaded') lastLoaded.set(keyOf(first?.path ?? '', name), datum)
  }

  return async (loaders, request, path) => {
    const isNavigation = path !== window.location.pathname
    const isOffline = () => isNavigation && !navigator.onLine
    const load = async (name: string): Promise<LoadResult<unknown>> => {
      const last = lastLoaded.get(keyOf(path, name))
      const attempt = async () => call(loaders, name, request)
      try {
        const value = await (isOffline() && !last ? loadWhenConnected(attempt) : attempt())
        const result = { status: 'loaded', value } as const
        if (!request.signal.aborted) lastLoaded.set(keyOf(path, name), result)
        return result
      } catch (cause) {
        if (!request.signal.aborted) console.error(`Could not load the data of ${path}`, cause)
        return last ?? { status: 'failed', code: toAppError(cause).code }
      }
    }
    const data: Record<string, Datum<unknown>> = mapNames(loaders, load)
    const all = Promise.all(
      Object.entries(data).map(async ([name, datum]) => {
        data[name] = await datum
      }),
    )
    await Promise.race([all, delay(SKELETON_DELAY_MS)])
    if (isOffline()) await all
    return { ...data }
  }
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
