/** The errors that the visitor gets different texts for (D39). */
export type AppErrorCode =
  /** The device has no connection. */
  | 'offline'
  /** The request failed without a response. */
  | 'unreachable'
  /** The response did not arrive in time. */
  | 'timeout'
  /** The sender exceeded the rate limit. */
  | 'too_many_requests'
  /** The server rejected the values. `field` and `fieldCode` are set if the server rejected a field. */
  | 'invalid_input'
  /** A code chunk could not be loaded, usually because a newer version was deployed. */
  | 'chunk_load_error'
  /** The server returned a status of 500 or more. */
  | 'unavailable'
  /** Any other error. */
  | 'unexpected'

interface AppErrorDetails {
  /** The original error. Log it, but never show it. */
  cause?: unknown
  /** Name of the rejected field, for `invalid_input`. */
  field?: string
  /** The server's code for the rule that the field breaks, such as `too_long`. */
  fieldCode?: string
}

/** An error with an {@link AppErrorCode}. Create it with {@link toAppError}. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: AppErrorCode
  readonly field: string | undefined
  readonly fieldCode: string | undefined

  constructor(code: AppErrorCode, { cause, field, fieldCode }: AppErrorDetails = {}) {
    super(code, { cause })
    this.code = code
    this.field = field
    this.fieldCode = fieldCode
  }
}

/** Matches the messages of Chrome, Firefox and Safari for a module that could not be imported. */
const IMPORT_FAILED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Matches the messages of Chrome, Firefox and Safari for a request without a response. PostgREST's client keeps them. */
const FETCH_FAILED = /Failed to fetch|NetworkError|Load failed|network connection was lost/i

/** Converts any thrown value to an {@link AppError}. Returns an `AppError` unchanged. */
export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  return new AppError(codeOf(cause), { cause })
}

function codeOf(cause: unknown): AppErrorCode {
  const { name, message } = typeof cause === 'object' && cause ? (cause as Partial<Error>) : {}
  if (name === 'TimeoutError') return 'timeout'
  const isImport = IMPORT_FAILED.test(message ?? '')
  if (!isImport && !FETCH_FAILED.test(message ?? '')) return 'unexpected'
  if (!navigator.onLine) return 'offline'
  return isImport ? 'chunk_load_error' : 'unreachable'
}

/** Returns the code for an HTTP error status (400 or more). */
export function codeOfStatus(status: number): AppErrorCode {
  if (status === 429) return 'too_many_requests'
  if (status === 422) return 'invalid_input'
  return status >= 500 ? 'unavailable' : 'unexpected'
}
