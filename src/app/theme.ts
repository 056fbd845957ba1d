import { useSyncExternalStore } from 'react'

import { afterPaint } from '@/lib/after-paint'

import { skipOffScreen } from './skip-off-screen'

export const themes = ['light', 'dark', 'system'] as const

/** `system` follows the setting of the device (D15). */
export type Theme = (typeof themes)[number]

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

/** The theme that the visitor has chosen. Undefined once the theme is applied. */
let chosen: Theme | undefined

const currentTheme = (): Theme => {
  if (chosen) return chosen
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/**
 * Stores a theme and applies it after the next paint, because the change takes long on a slow phone. So the next paint
 * already shows the choice in the panel. If storage is blocked, the theme lasts until the next page load. After a page
 * load, the inline script in `index.html` applies the stored theme before the first paint.
 */
export function setTheme(theme: Theme): void {
  chosen = theme
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch (error) {
    console.warn('Could not store the theme', error)
  }
  listeners.forEach((notify) => notify())
  afterPaint(applyChosenTheme)
}

function applyChosenTheme() {
  if (!chosen) return
  const { dataset } = document.documentElement
  const restore = skipOffScreen()
  // Turns off the colour transitions (`styles.css`). Otherwise the change would start many transitions, and the browser
  // would recalculate the styles of their elements in each frame.
  dataset.skipTransitions = ''
  if (chosen === 'system') delete dataset.theme
  else dataset.theme = chosen
  chosen = undefined
  afterPaint(() => restore(() => delete dataset.skipTransitions))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the selected theme, but `system` during prerendering and hydration. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system')
