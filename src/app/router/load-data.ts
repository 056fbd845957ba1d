import { toAppError } from '@/lib/app-error'
import type { DataLoaders, Datum, LoadResult, PageData, PageRequest } from '@/lib/page-data'

import { loadWhenConnected } from './connection'

export type LoadData = (
  loaders: DataLoaders,
  request: PageRequest,
  path: string,
) => PageData<DataLoaders> | Promise<PageData<DataLoaders>>

type Load = DataLoaders[string]

const mapLoaders = <Result>(
  loaders: DataLoaders,
  map: (load: Load, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(loaders).map(([name, load]) => [name, map(load, name)]))

/** For pages that are prerendered with skeletons. The browser loads their data. */
export const pendingData: LoadData = (loaders) => mapLoaders(loaders, () => ({ status: 'pending' }))

/** For pages that are prerendered with their data. Tries twice, because one lost request would fail the build (D63). */
export const buildData: LoadData = async (loaders, request) => {
  const results = Object.entries(loaders).map(
    async ([name, load]): Promise<[string, LoadResult<unknown>]> => [
      name,
      { status: 'loaded', value: await load(request).catch(() => load(request)) },
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
    const loadDatum = async (load: Load, name: string): Promise<LoadResult<unknown>> => {
      const last = lastLoaded.get(keyOf(path, name))
      const attempt = async () => load(request)
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
    const data: Record<string, Datum<unknown>> = mapLoaders(loaders, loadDatum)
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
