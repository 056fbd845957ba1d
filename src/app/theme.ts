import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const

/** `system` follows the device: nothing is stored (D15). */
export type Theme = (typeof themes)[number]

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

const current = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/**
 * Applies a theme and stores it. The inline script in `index.html` applies the stored theme before the first paint and makes
 * the colour of the browser's bar follow `data-theme`. If storage is refused, the choice holds until the page is left.
 */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch (error) {
    console.warn('The theme could not be stored', error)
  }
  listeners.forEach((notify) => notify())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the chosen theme; `system` in prerendered HTML. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'system')
