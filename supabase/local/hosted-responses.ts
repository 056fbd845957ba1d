import type { Handle } from './serve-requests.ts'

/**
 * Changes responses of the embedded backend to those of a hosted project:
 * - 401 `PGRST301` if an access token for the REST API is neither the API key nor a token signed with HS256.
 *   `@supabase/lite` ignores such a token.
 * - 400 `23514` if a row violates a check constraint. `@supabase/lite` returns 500 `SUP`.
 * - `X-Content-Type-Options: nosniff` for files of the storage.
 *
 * docs/decisions/0006 lists the differences that remain.
 */
export function likeHosted(handle: Handle): Handle {
  return async (request, peerAddress) => {
    const { pathname } = new URL(request.url)
    const isRest = pathname.startsWith('/rest/v1')
    if (isRest && !hasAcceptableToken(request)) {
      return errorResponse(401, 'PGRST301', 'No suitable key or wrong key type')
    }
    const response = await handle(request, peerAddress)
    if (pathname.startsWith('/storage/v1/object')) response.headers.set('X-Content-Type-Options', 'nosniff')
    return isRest && response.status === 500 ? checkViolationOr(response) : response
  }
}

/**
 * Returns whether the request has no access token, its API key as the token, or a token whose header declares HS256.
 * `@supabase/lite` verifies the signature later.
 */
function hasAcceptableToken({ headers }: Request): boolean {
  const token = /^Bearer\s+(.*)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined || token === headers.get('apikey')) return true
  const [header = '', claims, signature] = token.split('.')
  return Boolean(claims && signature) && algorithmOf(header) === 'HS256'
}

function algorithmOf(header: string): unknown {
  try {
    return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: unknown } | null)?.alg
  } catch {
    return undefined
  }
}

async function checkViolationOr(response: Response): Promise<Response> {
  const { code, message } = (await response.clone().json()) as { code?: string; message?: string }
  if (code !== 'SUP' || !message?.includes('violates check constraint')) return response
  return errorResponse(400, '23514', message.replace(/^error: /, ''))
}

const errorResponse = (status: number, code: string, message: string) =>
  Response.json(
    { code, details: null, hint: null, message },
    { status, headers: { 'Access-Control-Allow-Origin': '*' } },
  )
