import { vi } from 'vitest'

const listeners = new Set<(signedIn: boolean) => void>()
let session = Promise.resolve(false)

/** Sets the stored session without reporting it, as if the page was opened with it. */
export function storeSession(exists: boolean | Promise<boolean>): void {
  session = Promise.resolve(exists)
}

/** Starts or ends the session and reports the change, as Supabase Auth does. */
export function changeSession(exists: boolean): void {
  storeSession(exists)
  listeners.forEach((listener) => listener(exists))
}

// Replaces `@/features/session/api/session` in tests.

export const hasSession = () => session
export function watchSession(listener: (signedIn: boolean) => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const signIn = vi.fn(async () => void setTimeout(() => changeSession(true)))
export const signOut = vi.fn<() => Promise<void>>()
export const authErrorMessage = () => undefined
