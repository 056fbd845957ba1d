/**
 * A request that is answered with an error. Throw it anywhere below {@link ./endpoint.ts}: it becomes
 * `{ "error": { "code", "field"? } }` with the given status. `code` is stable; the page translates it.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined

  constructor(status: number, code: string, details: { field?: string; cause?: unknown } = {}) {
    super(code, { cause: details.cause })
    this.status = status
    this.code = code
    this.field = details.field
  }
}
