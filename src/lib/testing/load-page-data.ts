import { toAppError } from '@/lib/app-error'
import type { Loaded, PageData, PageDataSource, PageRequest } from '@/lib/page-data'

/** Returns a page's data as the browser's loader does, as promises. */
export function loadPageData<Source extends PageDataSource>(
  source: Source,
  request: Omit<PageRequest, 'signal'>,
): PageData<Source> {
  const { signal } = new AbortController()
  const load = async (ask: PageDataSource[string]): Promise<Loaded<unknown>> => {
    try {
      return { status: 'loaded', value: await ask({ ...request, signal }) }
    } catch (error) {
      return { status: 'failed', code: toAppError(error).code }
    }
  }
  return Object.fromEntries(
    Object.entries(source).map(([name, ask]) => [name, load(ask)]),
  ) as PageData<Source>
}
