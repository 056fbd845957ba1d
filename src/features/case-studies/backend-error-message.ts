const BACKEND_ERRORS = ['PostgrestError', 'StorageApiError', 'TranslationsRefused']

/** Matches a message that starts with the name of an error (`TypeError: Failed to fetch`), and the HTML of a proxy. */
const NOT_FROM_BACKEND = /^(\w*Error: |\s*<)/

/** Returns the backend's own message, which the administrator sees (spec 8), or undefined if the error has none. */
export function backendErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !BACKEND_ERRORS.includes(error.name)) return undefined
  return NOT_FROM_BACKEND.test(error.message) ? undefined : error.message || undefined
}
