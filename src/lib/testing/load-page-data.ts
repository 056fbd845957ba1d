import { toAppError } from '@/lib/app-error'
import type { DataLoaders, LoadResult, PageData, PageRequest } from '@/lib/page-data'

export function loadPageData<Loaders extends DataLoaders>(
  loaders: Loaders,
  request: Omit<PageRequest, 'signal'>,
): PageData<Loaders> {
  const { signal } = new AbortController()
  const call = async (load: DataLoaders[string]): Promise<LoadResult<unknown>> => {
    try {
      return { status: 'loaded', value: await load({ ...request, signal }) }
    } catch (error) {
      return { status: 'failed', code: toAppError(error).code }
    }
  }
  return Object.fromEntries(
    Object.entries(loaders).map(([name, load]) => [name, call(load)]),
  ) as PageData<Loaders>
}
