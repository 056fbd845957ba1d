import { AppError, toAppError } from '@/lib/app-error'

import { setNavigationProblem } from './navigation-problem'

/** While the device claims to be online, the server is asked again after this time. */
const POLL_MS = 3000

/** Without an answer for this long, the server counts as not reachable. */
const PATIENCE_MS = 5000

/**
 * Loads something. If the site's server cannot be reached, waits until it can and tries again, while the page on
 * screen says that the connection is lost.
 * @throws AppError if loading fails although the server can be reached
 */
export async function loadWhenConnected<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load()
    } catch (cause) {
      const error = toAppError(cause)
      const isRequestError = ['offline', 'unreachable', 'chunk_missing'].includes(error.code)
      if (!isRequestError || (await isServerReachable())) throw asOnline(error)
    }
    setNavigationProblem({ kind: 'offline' })
    await connectionAttempt()
    setNavigationProblem(undefined)
  }
}

/** The connection may have come back between the failure and the question. */
const asOnline = (error: AppError) =>
  error.code === 'offline' && navigator.onLine ? new AppError('unreachable', { cause: error.cause }) : error

async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}

/** Resolves when it makes sense to try again: when the device gets online, or after a while if it claims to be. */
function connectionAttempt(): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(resolve, POLL_MS) : undefined
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
