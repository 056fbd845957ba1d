const STORAGE_KEY = 'reloaded-for'

/**
 * - `reloading`: the browser loads the URL from the server.
 * - `blocked`: no reload, because a form on the page has input. During a navigation, `NavigationStatus` asks the
 * visitor whether to open the URL or to stay.
 * - `failed`: no reload, because the last reload in this tab was for the same URL, or because storage is blocked.
 */
type Recovery = 'reloading' | 'blocked' | 'failed'

/**
 * Loads `url` from the server. Call this function if a chunk of the page at `url` cannot be loaded, usually because a
 * new deployment has removed the chunk. Does not load the URL if a form has input or if storage is blocked. Does not
 * load the same URL twice in a row, because a permanent error would cause an endless loop.
 */
export function recoverFromChunkLoadError(url: string): Recovery {
  if (hasFormInput()) return 'blocked'
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === url) return 'failed'
    sessionStorage.setItem(STORAGE_KEY, url)
  } catch {
    return 'failed'
  }
  if (url === window.location.href) window.location.reload()
  else window.location.assign(url)
  return 'reloading'
}

/** Returns whether the visitor has changed a form. Ignores search forms, because the URL keeps their values. */
function hasFormInput(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>('form:not([role="search"])')].some((form) =>
    [...form.elements].some(isChanged),
  )
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(
      ({ selected, defaultSelected, value }) => selected && !defaultSelected && value,
    )
  if (!(control instanceof HTMLInputElement)) return false
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked
  return control.type !== 'hidden' && control.value !== control.defaultValue
}
