const STORAGE_KEY = 'promotion-closed'

/** The popup was closed, or a form was sent, in this browser session (spec 9, D59). */
export function isPromotionClosed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

export function rememberPromotionClosed(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true')
  } catch (error) {
    console.warn('Could not store that the popup was closed', error)
  }
}
