import { HttpError } from './http-error.ts'

type EndpointOptions = {
  allowedOrigins: readonly string[]
  log: (message: string, cause?: unknown) => void
}

/**
 * The headers that Supabase clients send. The gateway of a self-hosted project responds to preflight requests itself
 * and allows only these headers, so a web page cannot send other custom headers.
 */
const corsRequestHeaders = 'authorization, x-client-info, apikey, content-type'
const preflightCacheSeconds = '7200'

/**
 * Handles a POST request or its CORS preflight request (D31). Checks method and origin. For a POST request, calls
 * `work` and returns its resolved value as JSON with status 200. Returns an {@link HttpError} with its status and code,
 * and any other error as 500 `internal_error`. Logs errors with a status of 500 or more. Adds
 * `Access-Control-Allow-Origin` to each response, also to an error, if the request has an allowed origin.
 */
export async function handlePost(
  request: Request,
  { allowedOrigins, log }: EndpointOptions,
  work: () => Promise<object>,
): Promise<Response> {
  const response = await respond(request, allowedOrigins, work).catch((error: unknown) =>
    errorResponse(error, log),
  )
  // Error responses need the CORS headers too. Without these headers the page cannot read the error.
  const origin = request.headers.get('origin')
  if (origin !== null && allowedOrigins.includes(origin)) {
    response.headers.set('Access-Control-Allow-Origin', origin)
  }
  response.headers.set('Vary', 'Origin')
  response.headers.set('Cache-Control', 'no-store')
  return response
}

async function respond(request: Request, allowedOrigins: readonly string[], work: () => Promise<object>) {
  if (request.method !== 'POST' && request.method !== 'OPTIONS') {
    throw new HttpError(405, 'method_not_allowed')
  }
  // A request without an `Origin` header does not come from a web page, so it is allowed (D31). The opaque origin
  // `null` is rejected.
  const origin = request.headers.get('origin')
  if (origin !== null && !allowedOrigins.includes(origin)) throw new HttpError(403, 'origin_not_allowed')
  return request.method === 'OPTIONS' ? preflightResponse() : Response.json(await work())
}

function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': corsRequestHeaders,
      'Access-Control-Max-Age': preflightCacheSeconds,
    },
  })
}

function errorResponse(cause: unknown, log: EndpointOptions['log']): Response {
  const error = cause instanceof HttpError ? cause : new HttpError(500, 'internal_error', { cause })
  if (error.status >= 500) log(error.code, error.cause)
  const headers: HeadersInit = error.status === 405 ? { Allow: 'POST, OPTIONS' } : {}
  const { code, field, publicMessage: message } = error
  return Response.json({ error: { code, field, message } }, { status: error.status, headers })
}
