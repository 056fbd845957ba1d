/** Codes of the errors that the site distinguishes (D39). */
export type AppErrorCode =
  | 'offline'
  /** The device is online, but the request failed without a response. */
  | 'unreachable'
  | 'timeout'
  | 'too_many_requests'
  /** `field` and `fieldCode` are set if the server named a field. */
  | 'invalid_input'
  /** Usually because a new version was deployed. */
  | 'chunk_load_error'
  /** A status of 500 or more. */
  | 'unavailable'
  | 'unexpected'

interface AppErrorDetails {
  cause?: unknown
  field?: string
  /** The broken rule, such as `too_long`. */
  fieldCode?: string
}

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

/** Messages of Chrome, Firefox and Safari, and of Vite for a stylesheet. */
const IMPORT_FAILED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Messages of Chrome, Firefox and Safari, also in errors of `PostgrestClient`. */
const FETCH_FAILED = /Failed to fetch|NetworkError|Load failed|network connection was lost/i

export function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  return new AppError(codeOf(cause), { cause })
}

function codeOf(cause: unknown): AppErrorCode {
  if (typeof cause !== 'object' || cause === null) return 'unexpected'
  if ('name' in cause && cause.name === 'TimeoutError') return 'timeout'
  const message = 'message' in cause ? String(cause.message) : ''
  const isImport = IMPORT_FAILED.test(message)
  if (!isImport && !FETCH_FAILED.test(message)) return 'unexpected'
  if (!navigator.onLine) return 'offline'
  return isImport ? 'chunk_load_error' : 'unreachable'
}

export function codeOfStatus(status: number): AppErrorCode {
  if (status === 429) return 'too_many_requests'
  if (status === 422) return 'invalid_input'
  return status >= 500 ? 'unavailable' : 'unexpected'
}
