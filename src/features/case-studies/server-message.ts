/** Errors whose text the backend wrote itself, for the administrator to see (spec 8). */
const spokenErrors = ['PostgrestError', 'StorageApiError', 'TranslationsRefused']

/** The browser's own words for a request without an answer, or the page of some proxy. */
const noAnswer = /^(\w*Error: |\s*<)/

/** What the backend itself said about a failure; undefined when it was never reached or made no sense. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !spokenErrors.includes(error.name)) return undefined
  return noAnswer.test(error.message) ? undefined : error.message || undefined
}

/** Whether a new row was refused because the study has that language already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
