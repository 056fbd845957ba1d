import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads code and texts of the routes that an address matches and puts them in place, so that the first render
 * needs no further step: hydration would fail on a route that is still loading.
 */
export async function resolveRoutes(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded: object = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}

/** Fetches what an address needs ahead of a visit; a failure is left to the visit itself. */
export function preloadRoutes(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
  }
}
