import { toAppError } from '@/lib/app-error'
import type { DataLoaders, LoadResult, PageData, PageRequest } from '@/lib/page-data'

import { loadWhenConnected } from './connection'

export type LoadData = (
  loaders: DataLoaders,
  request: PageRequest,
  url: string,
) => PageData<DataLoaders> | Promise<PageData<DataLoaders>>

/** For pages that are prerendered with skeletons. The browser loads their data. */
export const pendingData: LoadData = (loaders) =>
  Object.fromEntries(Object.keys(loaders).map((name) => [name, { status: 'pending' }]))

/** For pages that are prerendered with their data. Tries twice, because one lost request would fail the build (D63). */
export const buildData: LoadData = async (loaders, request) => {
  const results = Object.entries(loaders).map(async ([name, load]) => {
    const value = await load(request).catch(() => load(request))
    return [name, { status: 'loaded', value }] as const
  })
  return Object.fromEntries(await Promise.all(results))
}

/** A navigation waits this long for data before it shows the next page with a skeleton. */
const SKELETON_DELAY_MS = 300

/** A request that fails returns the data last loaded for the URL, if any. An offline navigation waits for all data. */
export function browserData(first?: { path: string; data: PageData<DataLoaders> }): LoadData {
  const lastLoaded = new Map<string, LoadResult<unknown>>()
  for (const [name, datum] of Object.entries(first?.data ?? {})) {
    if ('status' in datum && datum.status === 'loaded') lastLoaded.set(`${first?.path} ${name}`, datum)
  }

  return async (loaders, request, url) => {
    const isNavigation = url.split('?')[0] !== window.location.pathname
    const isOffline = () => isNavigation && !navigator.onLine
    const loadDatum = async (key: string, load: DataLoaders[string]): Promise<LoadResult<unknown>> => {
      const last = lastLoaded.get(key)
      const attempt = async () => load(request)
      try {
        const value = await (isOffline() && !last ? loadWhenConnected(attempt) : attempt())
        const result = { status: 'loaded', value } as const
        if (!request.signal.aborted) lastLoaded.set(key, result)
        return result
      } catch (cause) {
        if (!request.signal.aborted) console.error(`Could not load the data of ${url}`, cause)
        return last ?? { status: 'failed', code: toAppError(cause).code }
      }
    }
    const data: PageData<DataLoaders> = {}
    const all = Promise.all(
      Object.entries(loaders).map(async ([name, load]) => {
        const key = `${url} ${name}`
        data[name] = Object.assign(loadDatum(key, load), { last: lastLoaded.get(key) })
        data[name] = await data[name]
      }),
    )
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, SKELETON_DELAY_MS))])
    if (isOffline()) await all
    return { ...data }
  }
}
