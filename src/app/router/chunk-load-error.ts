import type { DataStrategyFunction } from 'react-router-dom'

import { AppError } from '@/lib/app-error'

const STORAGE_KEY = 'reloaded-for'

/**
 * Loads `url` from the server, because a new deployment has removed a chunk of the page.
 * @returns false if the last reload in this tab was for the same URL, or if storage is blocked. Then the page is not
 *   loaded, because a permanent error would cause an endless loop.
 */
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

/**
 * Runs the middleware and loaders of a navigation like the router's default. After a chunk load error, loads the URL
 * from the server. The promise then never resolves, so that the current page stays on screen.
 */
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
