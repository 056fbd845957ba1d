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

/** For pages that are prerendered with skeletons. The browser loads their data. */
export const pendingData: LoadData = (loaders) => mapNames(loaders, () => ({ status: 'pending' }))

/** For pages that are prerendered with their data. */
export const buildData: LoadData = async (loaders, request) => {
  const results = Object.entries(mapNames(loaders, (name) => call(loaders, name, request))).map(
    async ([name, value]): Promise<[string, LoadResult<unknown>]> => [
      name,
      { status: 'loaded', value: await value },
    ],
  )
  return Object.fromEntries(await Promise.all(results))
}

/** A navigation waits this long for data before it shows the next page with a skeleton. */
const SKELETON_DELAY_MS = 300

/** A request that fails returns the data last loaded for the path. An offline navigation waits for all data. */
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
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, SKELETON_DELAY_MS))])
    if (isOffline()) await all
    return { ...data }
  }
}
