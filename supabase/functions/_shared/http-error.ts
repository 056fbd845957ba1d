/**
 * An error that `handlePost` returns to the caller as `{ "error": { "code", "field"?, "message"? } }` with the given
 * status. Do not rename a `code`, because the site maps codes to texts. `message` is an English sentence that the
 * administrator sees. `cause` is for the log and is never returned to the caller.
 */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly publicMessage: string | undefined

  constructor(
    status: number,
    code: string,
    details: { field?: string; message?: string; cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause })
    this.status = status
    this.code = code
    this.field = details.field
    this.publicMessage = details.message
  }
}
