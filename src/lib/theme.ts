export const themes = ['light', 'dark', 'system'] as const

export type Theme = (typeof themes)[number]

const STORAGE_KEY = 'theme'

const themeOf = (value: string | null | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system'

export const currentTheme = (): Theme => themeOf(document.documentElement.dataset.theme)

/** After a page load, the inline script in `index.html` applies the stored theme before the first paint. */
export function setTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch (error) {
    console.warn('Could not store the theme', error)
  }
}

/** Applies a theme that is chosen in another tab. Returns a function that ends this. */
export function followTheme(onChange?: (theme: Theme) => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== STORAGE_KEY) return
    const theme = themeOf(newValue)
    applyTheme(theme)
    onChange?.(theme)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
