/** Names of errors whose message the backend wrote for the administrator (spec 8). */
const BACKEND_ERRORS = ['PostgrestError', 'StorageApiError', 'TranslationsRefused']

/** Matches the browser's message for a request without an answer, and the HTML page of a proxy. */
const NOT_FROM_BACKEND = /^(\w*Error: |\s*<)/

/** Returns the backend's own message about an error, or undefined if the message is not from the backend. */
export function backendErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !BACKEND_ERRORS.includes(error.name)) return undefined
  return NOT_FROM_BACKEND.test(error.message) ? undefined : error.message || undefined
}
