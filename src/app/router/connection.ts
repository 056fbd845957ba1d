import { useSyncExternalStore } from 'react'

import { AppError, toAppError } from '@/lib/app-error'

/** Time before the next call if the device reports that it is online although the server cannot be reached. */
const RETRY_DELAY_MS = 3000

const REACHABILITY_TIMEOUT_MS = 5000

/** Calls `load` until it succeeds or fails for another reason than the connection. A notice shows that it waits. */
export async function loadWhenConnected<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load()
    } catch (cause) {
      const error = toAppError(cause)
      const isRequestError = ['offline', 'unreachable', 'chunk_load_error'].includes(error.code)
      if (!isRequestError || (await isServerReachable())) throw correctOffline(error)
    }
    setWaiting(true)
    await nextAttempt()
    setWaiting(false)
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

function nextAttempt(): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(resolve, RETRY_DELAY_MS) : undefined
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

let isWaiting = false
const listeners = new Set<() => void>()

function setWaiting(next: boolean): void {
  isWaiting = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWaiting,
    () => false,
  )
