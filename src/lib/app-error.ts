/** Every way in which a request or a chunk can fail, as far as the visitor is told (D39). */
export type AppErrorCode =
  /** The device has no connection. */
  | 'offline'
  /** The request failed before an answer arrived. */
  | 'unreachable'
  /** No answer arrived in time. */
  | 'timeout'
  /** The sender exceeded the rate limit. */
  | 'too_many_requests'
  /** The server rejected a value; `field` names it when the server did. */
  | 'invalid_input'
  /** A code chunk could not be loaded, usually because a newer version was deployed. */
  | 'chunk_missing'
  /** The server answered with an error of its own. */
  | 'unavailable'
  | 'unexpected'

interface AppErrorDetails {
  /** What was thrown; log it, never show it. */
  cause?: unknown
  /** Name of the rejected field, for `invalid_input`. */
  field?: string
  /** Rule that the field broke, such as `too_long`, for `invalid_input`. */
  rule?: string
}

/** An error with a code from the closed set; see {@link toAppError}. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: AppErrorCode
  readonly field: string | undefined
  readonly rule: string | undefined

  constructor(code: AppErrorCode, { cause, field, rule }: AppErrorDetails = {}) {
    super(code, { cause })
    this.code = code
    this.field = field
    this.rule = rule
  }
}

/** Messages of Chrome, Firefox and Safari for a module that could not be imported. */
const IMPORT_FAILED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Messages of Chrome, Firefox and Safari for a request without an answer; PostgREST's client repeats them. */
const FETCH_FAILED = /Failed to fetch|NetworkError|Load failed|network connection was lost/i

/** Returns the error as an {@link AppError}; one that is an `AppError` already is returned as it is. */
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
  return isImport ? 'chunk_missing' : 'unreachable'
}

/** Returns the code for an HTTP status of 400 or more. */
export function codeOfStatus(status: number): AppErrorCode {
  if (status === 429) return 'too_many_requests'
  if (status === 422) return 'invalid_input'
  return status >= 500 ? 'unavailable' : 'unexpected'
}
