const STORAGE_KEY = 'reloaded-for'

/** What follows a missing page chunk: an error page, a load from the server, or a question to the visitor. */
type Recovery = 'failed' | 'reloading' | 'blocked'

/**
 * Handles a missing page chunk, usually the result of a deploy: loads the page at `url` from the server, which has
 * the new version. Does so once per URL, so that a chunk that stays missing causes no loop, and never while a form
 * on the page holds text.
 */
export function recoverFromMissingChunk(url: string): Recovery {
  if (formHoldsText()) return 'blocked'
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === url) return 'failed'
    sessionStorage.setItem(STORAGE_KEY, url)
  } catch {
    return 'failed'
  }
  loadFromServer(url)
  return 'reloading'
}

/** Loads a URL as a new document. */
function loadFromServer(url: string): void {
  if (url === window.location.href) window.location.reload()
  else window.location.assign(url)
}

/** Returns whether the visitor has entered something into a form; a search does not count, because the URL keeps it. */
function formHoldsText(): boolean {
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
