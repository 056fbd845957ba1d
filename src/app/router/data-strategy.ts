import type { DataStrategyFunction } from 'react-router-dom'

import { AppError } from '@/lib/app-error'

import { recoverFromChunkLoadError } from './chunk-load-error'
import { setNavigationProblem } from './navigation-problem'

/**
 * Runs the middleware and loaders of a navigation like the router's default.
 *
 * After a chunk load error, loads the URL from the server or, if a form has input, shows a notice. In both cases the
 * promise never resolves, so that the current page stays on screen. If the last reload was for the same URL, or if
 * storage is blocked, returns the results with the error instead.
 */
export const dataStrategy: DataStrategyFunction = async ({ request, runClientMiddleware }) => {
  setNavigationProblem(undefined)
  const results = await runClientMiddleware(loadMatches)
  const hasChunkLoadError = Object.values(results).some(
    ({ result }) => result instanceof AppError && result.code === 'chunk_load_error',
  )
  if (hasChunkLoadError && !request.signal.aborted) {
    const recovery = recoverFromChunkLoadError(request.url)
    if (recovery === 'blocked') setNavigationProblem({ kind: 'outdated', url: request.url })
    if (recovery !== 'failed') return new Promise(() => undefined)
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
