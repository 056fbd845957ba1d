import { loadOr } from '@/lib/load'
import type { PageRequest } from '@/lib/page-request'

type Settled = Record<string, unknown>

/** What the module of a page with data says about them. */
export interface DataSource {
  /** Starts loading and returns at once: promises by name, which the page shows a skeleton for. */
  loader: (request: PageRequest) => Record<string, Promise<unknown>>
  /** What stands in for each of them where loading fails (spec 8, "Content loading"). */
  fallback: Settled
}

/** Gets a page's data; what it returns or resolves to is what the page draws. */
export type LoadData = (source: DataSource, request: PageRequest, path: string) => unknown

/** For pages built without a backend: they draw their skeleton and ask in the browser. */
export const withoutData: LoadData = () => null

/** For pages built with a backend: everything is there before the page is drawn, and a failure is a failure. */
export const allAtOnce: LoadData = async ({ loader }, request) => {
  const named = Object.entries(loader(request)).map(async ([name, data]) => [name, await data] as const)
  return Object.fromEntries(await Promise.all(named))
}

/**
 * For the browser. An address that is loaded again keeps what it showed last where that fails; the first time its
 * fallback is shown. Either way the failure is logged.
 * @param first data that the first page came with
 */
export function keepingWhatIsShown(first?: { path: string; data: Settled }): LoadData {
  const shown = new Map<string, unknown>()
  const key = (path: string, name: string) => `${path} ${name}`
  for (const [name, data] of Object.entries(first?.data ?? {})) shown.set(key(first?.path ?? '', name), data)

  return ({ loader, fallback }, request, path) => {
    const load = async (name: string, loading: Promise<unknown>) => {
      const known = shown.has(key(path, name)) ? shown.get(key(path, name)) : fallback[name]
      const data = await loadOr(`the data of ${path}`, request.signal, known, () => loading)
      if (!request.signal.aborted) shown.set(key(path, name), data)
      return data
    }
    const named = Object.entries(loader(request)).map(([name, loading]) => [name, load(name, loading)])
    return Object.fromEntries(named)
  }
}
