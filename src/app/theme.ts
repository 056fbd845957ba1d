import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const

/** `system` follows the setting of the device (D15). */
export type Theme = (typeof themes)[number]

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/**
 * Applies and stores a theme. If storage is blocked, the theme lasts until the next page load. After a page load, the
 * inline script in `index.html` applies the stored theme before the first paint.
 */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch (error) {
    console.warn('Could not store the theme', error)
  }
  listeners.forEach((notify) => notify())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the selected theme, but `system` during prerendering and hydration. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system')
