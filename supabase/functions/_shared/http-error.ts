/**
 * An error that {@link ./endpoint.ts} returns to the caller as `{ "error": { "code", "field"?, "message"? } }` with the
 * given status. Any function that an endpoint calls may throw it. Do not rename a `code`, because the page has a
 * translation for it. `message` is an English sentence that tells an administrator what to do if the code does not.
 * `cause` is logged and never returned.
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
