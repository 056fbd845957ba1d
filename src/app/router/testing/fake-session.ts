import { vi } from 'vitest'

const listeners = new Set<(signedIn: boolean) => void>()
let session = Promise.resolve(false)

/** Sets the session without calling the listeners, as if the session existed before the page was opened. */
export function storeSession(exists: boolean | Promise<boolean>): void {
  session = Promise.resolve(exists)
}

export function changeSession(exists: boolean): void {
  storeSession(exists)
  listeners.forEach((listener) => listener(exists))
}

export const hasSession = () => session
export const isAdministrator = () => Promise.resolve(true)
export function watchSession(listener: (signedIn: boolean) => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const signIn = vi.fn(async () => void setTimeout(() => changeSession(true)))
export const signOut = vi.fn<() => Promise<void>>()
export const authErrorMessage = () => undefined
