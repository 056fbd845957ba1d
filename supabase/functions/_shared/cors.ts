import { Refusal } from './refusal.ts'

const allowedHeaders = 'authorization, apikey, content-type, idempotency-key, x-client-info, x-region'
const preflightSeconds = '7200'

/**
 * Refuses a page that is not ours (`origin_not_allowed`, 403). A request without an origin comes from no
 * page and is let through (D31); the opaque origin `null` is an origin like any other and never listed.
 */
export function requireOrigin(request: Request, allowedOrigins: readonly string[]): void {
  const origin = request.headers.get('origin')
  if (origin !== null && !allowedOrigins.includes(origin)) throw new Refusal(403, 'origin_not_allowed')
}

/** The headers of every answer, errors too: without them our own page could not read why it failed. */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null || !allowedOrigins.includes(origin)) return { Vary: 'Origin' }
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin }
}

/** Answers a browser's question before the real request. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': preflightSeconds,
    },
  })
}
