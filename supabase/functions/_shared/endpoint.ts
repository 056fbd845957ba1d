/** The site maps `code` to a text. The administrator sees `message`. `cause` is only for the log. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly details: { field?: string; message?: string; cause?: unknown }

  constructor(status: number, code: string, details: HttpError['details'] = {}) {
    super(code, { cause: details.cause })
    this.status = status
    this.code = code
    this.details = details
  }
}

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  // The headers that Supabase clients send. The gateway of a self-hosted project allows only these.
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Max-Age': '7200',
}

/** Returns the result of `work` as JSON after the checks of method and origin (D31), or an error. */
export async function handlePost(
  request: Request,
  allowedOrigins: readonly string[],
  work: () => Promise<object>,
): Promise<Response> {
  const origin = request.headers.get('origin')
  const response = await respond(request.method, origin, allowedOrigins, work).catch(errorResponse)
  // Error responses too, because without this header the page cannot read the error.
  if (origin !== null && allowedOrigins.includes(origin)) {
    response.headers.set('Access-Control-Allow-Origin', origin)
  }
  response.headers.set('Vary', 'Origin')
  response.headers.set('Cache-Control', 'no-store')
  return response
}

async function respond(
  method: string,
  origin: string | null,
  allowedOrigins: readonly string[],
  work: () => Promise<object>,
) {
  if (method !== 'POST' && method !== 'OPTIONS') throw new HttpError(405, 'method_not_allowed')
  // A request without an `Origin` header does not come from a web page, so it is allowed (D31).
  if (origin !== null && !allowedOrigins.includes(origin)) throw new HttpError(403, 'origin_not_allowed')
  return method === 'OPTIONS'
    ? new Response(null, { status: 204, headers: preflightHeaders })
    : Response.json(await work())
}

function errorResponse(cause: unknown): Response {
  const error = cause instanceof HttpError ? cause : new HttpError(500, 'internal_error', { cause })
  if (error.status >= 500) console.error(error.code, error.cause ?? '')
  const { status, code, details } = error
  const headers: HeadersInit = status === 405 ? { Allow: 'POST, OPTIONS' } : {}
  const { field, message } = details
  return Response.json({ error: { code, field, message } }, { status, headers })
}
