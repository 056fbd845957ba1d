const BACKEND_ERRORS = ['PostgrestError', 'StorageApiError', 'TranslationsRefused']

/** The HTML of a proxy, or an error of the browser (`TypeError: Failed to fetch`). */
const NOT_FROM_BACKEND = /^(\w*Error: |\s*<)/

/** Returns the backend's own message, which the administrator sees (spec 8). */
export function backendErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !BACKEND_ERRORS.includes(error.name)) return undefined
  return NOT_FROM_BACKEND.test(error.message) ? undefined : error.message || undefined
}
