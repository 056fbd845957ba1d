import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'

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
