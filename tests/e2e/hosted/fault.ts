export type Exchange = (request: Request) => Promise<Response>

export interface Context {
  site: string
  backend: string
  secretKey: string
}

export interface Fault {
  /** The condition in the test title, between `if` and `, runChecks returns`. */
  fault: string
  /** Sends the request with `pass` and changes the request or its response as the fault would, or responds itself. */
  change: (request: Request, pass: Exchange, context: Context) => Promise<Response>
  problems: RegExp[]
  remedy: RegExp
}

const isAt = (request: Request, origin: string, path: string) => request.url.startsWith(origin + path)

export async function withHeaders(pass: Promise<Response>, change: (headers: Headers) => void) {
  const { body, status, headers } = await pass
  const changed = new Headers(headers)
  change(changed)
  return new Response(body, { status, headers: changed })
}

export const atBackend =
  (path: string, change: Fault['change']): Fault['change'] =>
  (request, pass, context) =>
    isAt(request, context.backend, path) ? change(request, pass, context) : pass(request)

export const atSite =
  (path: string, change: Fault['change']): Fault['change'] =>
  (request, pass, context) =>
    isAt(request, context.site, path) ? change(request, pass, context) : pass(request)
