/**
 * A request that is answered with an error. Throw it anywhere below {@link ./endpoint.ts}: it becomes
 * `{ "error": { "code", "field"?, "message"? } }` with the given status. `code` is stable; the page translates
 * it. A `message` is a sentence for the operator, where a code alone would leave them guessing.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly explanation: string | undefined

  constructor(
    status: number,
    code: string,
    details: { field?: string; message?: string; cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause })
    this.status = status
    this.code = code
    this.field = details.field
    this.explanation = details.message
  }
}
