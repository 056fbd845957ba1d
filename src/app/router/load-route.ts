import type { ComponentType } from 'react'
import { matchRoutes, type DataStrategyFunction, type RouteObject } from 'react-router-dom'

import { AppError } from '@/lib/app-error'
import type { DataLoaders } from '@/lib/page-data'
import { pageFile, type PageKey } from '@/routes'

interface PageModule {
  Component: ComponentType
  data?: DataLoaders
}

const pageModules = import.meta.glob<PageModule>('/src/pages/*/*-page.tsx')

export async function loadPage(page: PageKey | 'not-found'): Promise<PageModule> {
  const load = pageModules[`/${pageFile(page)}`]
  if (!load) throw new Error(`No page at ${pageFile(page)}`)
  return load()
}

/** Hydration needs the components of lazy routes, so they must be loaded before it. */
export async function resolveRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded: object = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}

/** Ignores errors, because a later navigation reports them. */
export function preloadRoutes(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
  }
}

const STORAGE_KEY = 'reloaded-for'

/** Returns false after a reload for the same URL, or if storage is blocked, because a reload could repeat forever. */
export function loadFromServer(url: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === url) return false
    sessionStorage.setItem(STORAGE_KEY, url)
  } catch {
    return false
  }
  if (url === window.location.href) window.location.reload()
  else window.location.assign(url)
  return true
}

/** Like the router's default. After a chunk load error, it loads the URL once and keeps the current page on screen. */
export const dataStrategy: DataStrategyFunction = async ({ request, runClientMiddleware }) => {
  const results = await runClientMiddleware(loadMatches)
  const hasChunkLoadError = Object.values(results).some(
    ({ result }) => result instanceof AppError && result.code === 'chunk_load_error',
  )
  if (hasChunkLoadError && !request.signal.aborted && loadFromServer(request.url)) {
    return new Promise(() => undefined)
  }
  return results
}

const loadMatches: DataStrategyFunction = async ({ matches }) => {
  const results = await Promise.all(
    matches
      .filter((match) => match.shouldCallHandler())
      .map(async (match) => [match.route.id, await match.resolve()] as const),
  )
  return Object.fromEntries(results)
}
