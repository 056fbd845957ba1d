/**
 * Headers of a connection (RFC 9110, 7.6.1), `host`, which `fetch` sets itself, and `expect`, which `fetch` rejects.
 */
const notForwarded = ['connection', 'expect', 'host', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']

/**
 * Forwards a request to `target`. Sets the header `cf-connecting-ip` to the address of the caller, or removes it if the
 * address is null. Does not retry, because the function may already have sent a mail.
 */
export async function forward(
  request: Request,
  target: URL,
  callerAddress: string | null,
): Promise<Response> {
  const headers = withoutConnection(request.headers)
  // `fetch` would decompress the body, but the response headers would still declare the compression.
  headers.set('accept-encoding', 'identity')
  headers.delete('cf-connecting-ip')
  if (callerAddress !== null) headers.set('cf-connecting-ip', callerAddress)
  const { method, body } = request
  // A streamed body needs `duplex`, which is missing in the DOM types.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, redirect: 'manual', duplex: 'half' }
  const response = await fetch(target, init)
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers: withoutConnection(response.headers) })
}

function withoutConnection(headers: Headers) {
  const copy = new Headers(headers)
  for (const name of notForwarded) copy.delete(name)
  return copy
}
