import { promotion } from '@/config/company'

export const POPUP_DELAY_MS = 2000

const STORAGE_KEY = 'promotion-closed'

/**
 * Returns whether the promotion is enabled and runs today (D19). It runs from the day `from` to the day `until`, both
 * inclusive and in UTC. A missing day sets no limit.
 */
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
