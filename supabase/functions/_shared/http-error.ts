/**
 * An error that {@link ./endpoint.ts} returns to the caller as
 * `{ "error": { "code", "field"?, "message"? } }` with the given status. Any code below an endpoint may throw it.
 * `code` never changes, because the page translates it. `message` is an English sentence for administrators, used where the
 * code alone does not say what to do. `cause` is logged and never returned.
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
