import { useSyncExternalStore } from 'react'

import { AppError, toAppError } from '@/lib/app-error'

/** Time before the next call if the device reports that it is online although the server cannot be reached. */
const RETRY_DELAY_MS = 3000

const REACHABILITY_TIMEOUT_MS = 5000

let isPreloading = false

/** Calls `preload`. Each load that it starts fails at once without a connection. */
export function preloadWithoutWaiting(preload: () => void): void {
  isPreloading = true
  try {
    preload()
  } finally {
    isPreloading = false
  }
}

/**
 * Calls `load`. If the connection fails, waits until the server can be reached, and calls `load` again. A notice shows
 * the wait.
 */
export async function loadWhenConnected<Value>(load: () => Promise<Value>): Promise<Value> {
  if (isPreloading) return load()
  for (;;) {
    try {
      return await load()
    } catch (cause) {
      const error = toAppError(cause)
      const isRequestError = ['offline', 'unreachable', 'chunk_load_error'].includes(error.code)
      if (!isRequestError || (!wait && (await isServerReachable()))) throw correctOffline(error)
    }
    await untilServerIsReachable()
  }
}

const correctOffline = (error: AppError) =>
  error.code === 'offline' && navigator.onLine ? new AppError('unreachable', { cause: error.cause }) : error

async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const signal = AbortSignal.timeout(REACHABILITY_TIMEOUT_MS)
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}

let wait: Promise<void> | undefined
const listeners = new Set<() => void>()

/** All callers share one wait, so that the server is asked once each time, and the notice is announced once. */
function untilServerIsReachable(): Promise<void> {
  if (wait) return wait
  const next = askServer().finally(() => setWait(undefined))
  setWait(next)
  return next
}

/** Asks again when the browser reports a connection, or after a while if it says that there is one. */
async function askServer(): Promise<void> {
  do
    await new Promise((resolve) => {
      window.ononline = resolve
      if (navigator.onLine) setTimeout(resolve, RETRY_DELAY_MS)
    })
  while (!(await isServerReachable()))
  window.ononline = null
}

function setWait(next: typeof wait): void {
  wait = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(wait),
    () => false,
  )
