import type { DataStrategyFunction } from 'react-router-dom'

import { AppError } from '@/lib/app-error'

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

/** Like the router's default, but after a chunk load error, it loads the URL and keeps the current page on screen. */
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
