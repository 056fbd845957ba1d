const STORAGE_KEY = 'reloaded-for'

/**
 * After a deploy an open page may ask for a code chunk that is gone. Reloading the page gets the new one; the
 * address is remembered, so that a chunk that stays missing never makes a loop.
 */
export function reloadOnceOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(STORAGE_KEY) === window.location.href) return
      sessionStorage.setItem(STORAGE_KEY, window.location.href)
    } catch {
      return
    }
    event.preventDefault()
    window.location.reload()
  })
}
