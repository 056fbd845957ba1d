import { corsHeaders, preflight, requireOrigin } from './cors.ts'
import { Refusal } from './refusal.ts'

type EndpointOptions = {
  /** Origins of the pages that may call, such as `https://example.com`. */
  allowedOrigins: readonly string[]
  /** Takes what the operator must know. No answer ever carries a cause. */
  log: (message: string, cause?: unknown) => void
}

/**
 * The frame around every function that takes a POST: method, origin, CORS, errors (D31). `work` does the
 * rest and returns the body of a 200, or throws a {@link Refusal}. Anything else it throws is our own fault:
 * logged and answered with 500 `internal_error`.
 */
export async function answerPost(
  request: Request,
  { allowedOrigins, log }: EndpointOptions,
  work: () => Promise<object>,
): Promise<Response> {
  const response = await answer(request, allowedOrigins, work).catch((cause: unknown) => refuse(cause, log))
  for (const [name, value] of Object.entries(corsHeaders(request, allowedOrigins))) {
    response.headers.set(name, value)
  }
  response.headers.set('Cache-Control', 'no-store')
  return response
}

async function answer(request: Request, allowedOrigins: readonly string[], work: () => Promise<object>) {
  if (request.method !== 'POST' && request.method !== 'OPTIONS') throw new Refusal(405, 'method_not_allowed')
  requireOrigin(request, allowedOrigins)
  return request.method === 'OPTIONS' ? preflight() : Response.json(await work())
}

function refuse(cause: unknown, log: EndpointOptions['log']): Response {
  const refusal = cause instanceof Refusal ? cause : new Refusal(500, 'internal_error', { cause })
  if (refusal.status >= 500) log(refusal.code, refusal.cause)
  const headers: HeadersInit = refusal.status === 405 ? { Allow: 'POST, OPTIONS' } : {}
  const { code, field, explanation: message } = refusal
  // JSON leaves out what is undefined.
  return Response.json({ error: { code, field, message } }, { status: refusal.status, headers })
}
