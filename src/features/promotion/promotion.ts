import { promotion } from '@/config/company'

/** Time between the page's load and the popup, in milliseconds (spec 9). */
export const POPUP_DELAY_MS = 2000

const STORAGE_KEY = 'promotion-closed'

/** Whether the offer runs at a moment (D19). */
export function isRunning({ enabled, from, until }: typeof promotion, now: Date): boolean {
  return enabled && (!from || now >= new Date(from)) && (!until || now <= new Date(until))
}

/** Whether the popup was closed earlier in this browser session; false where storage is refused. */
export function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/** Remembers the closure for the browser session (spec 9). */
export function rememberClosed(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true')
  } catch (error) {
    console.warn('The closed offer could not be remembered', error)
  }
}
