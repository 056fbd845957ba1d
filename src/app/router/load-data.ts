import { toAppError } from '@/lib/app-error'
import type { DataLoaders, LoadResult, PageData, PageRequest } from '@/lib/page-data'

import { loadWhenConnected } from './connection'

export type LoadData = (
  loaders: DataLoaders,
  request: PageRequest,
  path: string,
  query?: { search: string; names: readonly string[] },
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

/**
 * A request that fails returns the data last loaded for the URL, if any. An offline navigation waits for all data. So does
 * another query for the same page, which loads only the data that depend on the query.
 */
export function browserData(first?: { path: string; data: PageData<DataLoaders> }): LoadData {
  const lastLoaded = new Map<string, LoadResult<unknown>>()
  for (const [name, datum] of Object.entries(first?.data ?? {})) {
    if ('status' in datum && datum.status === 'loaded') lastLoaded.set(`${first?.path} ${name}`, datum)
  }

  return async (loaders, request, path, query) => {
    const isNavigation = path !== window.location.pathname
    const isOtherQuery = !isNavigation && query !== undefined && query.search !== window.location.search
    const isOffline = () => isNavigation && !navigator.onLine
    const loadDatum = async (
      load: DataLoaders[string],
      key: string,
      last?: LoadResult<unknown>,
    ): Promise<LoadResult<unknown>> => {
      const attempt = async () => load(request)
      try {
        const value = await (isOffline() && !last ? loadWhenConnected(attempt) : attempt())
        const result = { status: 'loaded', value } as const
        if (!request.signal.aborted) lastLoaded.set(key, result)
        return result
      } catch (cause) {
        if (!request.signal.aborted) console.error(`Could not load the data of ${path}`, cause)
        return last ?? { status: 'failed', code: toAppError(cause).code }
      }
    }
    const data: PageData<DataLoaders> = {}
    const all = Promise.all(
      Object.entries(loaders).map(async ([name, load]) => {
        const dependsOnQuery = query?.names.includes(name)
        const key = `${path}${dependsOnQuery ? query?.search : ''} ${name}`
        const last = lastLoaded.get(key)
        if (isOtherQuery && !dependsOnQuery && last) data[name] = last
        else {
          data[name] = Object.assign(loadDatum(load, key, last), { last })
          data[name] = await data[name]
        }
      }),
    )
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, SKELETON_DELAY_MS))])
    if (isOffline() || isOtherQuery) await all
    return { ...data }
  }
}
