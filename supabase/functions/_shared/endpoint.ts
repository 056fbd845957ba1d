/** With a `field`, the site maps `code` to a text. The administrator sees `message`. `cause` is only for the log. */
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
  // The headers that Supabase clients send. Some gateways allow only these.
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Max-Age': '7200',
}

/**
 * Checks method and origin (D31). Returns the result of `work`, as JSON if it is not a response, an error, or the answer
 * to a preflight.
 */
export async function handlePost(
  request: Request,
  allowedOrigins: readonly string[],
  work: () => Promise<object>,
): Promise<Response> {
  const { method, headers } = request
  const origin = headers.get('origin')
  const isOurs = origin !== null && allowedOrigins.includes(origin)
  const respond = async () => {
    if (method !== 'POST' && method !== 'OPTIONS') throw new HttpError(405, 'method_not_allowed')
    // A request without an `Origin` header does not come from a web page, so it is allowed (D31).
    if (origin !== null && !isOurs) throw new HttpError(403, 'origin_not_allowed')
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: preflightHeaders })
    const result = await work()
    return result instanceof Response ? result : Response.json(result)
  }
  const response = await respond().catch(errorResponse)
  // Error responses too, because without this header the page cannot read the error.
  if (isOurs) response.headers.set('Access-Control-Allow-Origin', origin)
  response.headers.set('Vary', 'Origin')
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Logs the cause of an error 5xx. */
export function toHttpError(cause: unknown): HttpError {
  const error = cause instanceof HttpError ? cause : new HttpError(500, 'internal_error', { cause })
  if (error.status >= 500) console.error(error.code, error.cause ?? '')
  return error
}

function errorResponse(cause: unknown): Response {
  const { status, code, details } = toHttpError(cause)
  const headers: HeadersInit = status === 405 ? { Allow: 'POST, OPTIONS' } : {}
  const { field, message } = details
  return Response.json({ error: { code, field, message } }, { status, headers })
}

/** Returns the media type of the body in lower case, or an empty string if the body is compressed. */
export function mediaTypeOf({ headers }: Request): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  const encoding = headers.get('content-encoding') ?? 'identity'
  return encoding.toLowerCase() === 'identity' ? type.trim().toLowerCase() : ''
}

/** Does not decode the body, because a text and its parts take several times the memory. */
export async function readJsonBody(request: Request, maxSize: number): Promise<Uint8Array> {
  if (mediaTypeOf(request) !== 'application/json') throw new HttpError(415, 'unsupported_media_type')
  const body = await readStart(request, maxSize + 1)
  if (body.length > maxSize) throw new HttpError(413, 'payload_too_large')
  return body
}

export function decodeJson(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch (cause) {
    throw new HttpError(400, 'invalid_json', { cause })
  }
}

export function parseJsonObject(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new HttpError(400, 'invalid_json', { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'invalid_payload')
  }
  return value as Record<string, unknown>
}

/**
 * Returns the body, or the first `maxSize` bytes of a longer one. Copies the chunks together, because each chunk of a slow
 * upload keeps a buffer of 64 KB in memory, however small it is.
 */
export async function readStart({ body }: Request, maxSize: number): Promise<Uint8Array> {
  let bytes = new Uint8Array(4096)
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      const start = chunk.subarray(0, maxSize - size)
      if (size + start.length > bytes.length) {
        const larger = new Uint8Array(Math.min(maxSize, Math.max(size + start.length, bytes.length * 2)))
        larger.set(bytes)
        bytes = larger
      }
      bytes.set(start, size)
      size += start.length
      if (size === maxSize) break
    }
  } catch (cause) {
    throw new HttpError(400, 'incomplete_body', { cause })
  }
  return bytes.subarray(0, size)
}
