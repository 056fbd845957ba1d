import type { DataStrategyFunction } from 'react-router-dom'

import { AppError } from '@/lib/app-error'

import { recoverFromMissingChunk } from './missing-chunk'
import { setNavigationProblem } from './navigation-problem'

/**
 * Loads the modules and data of a navigation, as the router does by itself, and handles a missing page chunk. While
 * the promise is pending, the router keeps the page that is shown, until the visitor navigates elsewhere.
 */
export const dataStrategy: DataStrategyFunction = async ({ request, matches }) => {
  setNavigationProblem(undefined)
  const results = await Promise.all(
    matches
      .filter(({ shouldLoad }) => shouldLoad)
      .map(async (match) => [match.route.id, await match.resolve()] as const),
  )
  const isChunkMissing = results.some(
    ([, { result }]) => result instanceof AppError && result.code === 'chunk_missing',
  )
  if (isChunkMissing && !request.signal.aborted) {
    const recovery = recoverFromMissingChunk(request.url)
    if (recovery === 'blocked') setNavigationProblem({ kind: 'outdated', url: request.url })
    if (recovery !== 'failed') return new Promise(() => undefined)
  }
  return Object.fromEntries(results)
}
