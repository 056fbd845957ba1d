/** Names of the errors whose message comes from the backend. The administrator sees that message (spec 8). */
const BACKEND_ERRORS = ['PostgrestError', 'StorageApiError', 'TranslationsRefused']

/** Matches a message that begins with the name of an error (`TypeError: Failed to fetch`), and HTML of a proxy. */
const NOT_FROM_BACKEND = /^(\w*Error: |\s*<)/

export function backendErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !BACKEND_ERRORS.includes(error.name)) return undefined
  return NOT_FROM_BACKEND.test(error.message) ? undefined : error.message || undefined
}
