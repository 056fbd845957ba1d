import { promotion } from '@/config/company'

export const POPUP_DELAY_MS = 2000

const STORAGE_KEY = 'promotion-closed'

/** Returns whether the promotion is enabled and today, in UTC, is not before `from` and not after `until` (D19). */
export function isPromotionActive({ enabled, from, until }: typeof promotion, now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  return enabled && (!from || today >= from) && (!until || today <= until)
}

export function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

export function rememberClosed(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true')
  } catch (error) {
    console.warn('Could not store that the popup was closed', error)
  }
}
