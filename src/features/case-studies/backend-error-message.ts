const BACKEND_ERRORS = ['PostgrestError', 'StorageApiError', 'TranslationsRefused']

/**
 * Matches messages that are not from the backend: the HTML of a proxy, and messages that start with the name of an
 * error (`TypeError: Failed to fetch`).
 */
const NOT_FROM_BACKEND = /^(\w*Error: |\s*<)/

/** Returns the backend's own message, which the administrator sees (spec 8), or undefined if the error has none. */
export function backendErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !BACKEND_ERRORS.includes(error.name)) return undefined
  return NOT_FROM_BACKEND.test(error.message) ? undefined : error.message || undefined
}
