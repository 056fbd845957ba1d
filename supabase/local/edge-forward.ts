/**
 * Headers that are not forwarded: hop-by-hop headers (RFC 9110, 7.6.1), `host`, which `fetch` sets itself, and
 * `expect`, which `fetch` rejects.
 */
const hopByHop = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Forwards a request to `target` and returns the response. Sets the header `cf-connecting-ip` to the IP address of the
 * caller, or removes this header if the address is null. Does not retry a failed request, because the function may
 * already have sent a mail.
 * @throws TypeError if the target cannot be reached
 */
export async function forward(
  request: Request,
  target: URL,
  callerAddress: string | null,
): Promise<Response> {
  const headers = withoutHopByHop(request.headers)
  // Asks for an uncompressed response, because `fetch` would decompress the body, but the response headers would still
  // declare the compression.
  headers.set('accept-encoding', 'identity')
  headers.delete('cf-connecting-ip')
  if (callerAddress !== null) headers.set('cf-connecting-ip', callerAddress)
  const { method, body } = request
  // A streamed body needs `duplex`, which is missing in the DOM types.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, redirect: 'manual', duplex: 'half' }
  const response = await fetch(target, init)
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: withoutHopByHop(response.headers),
  })
}

function withoutHopByHop(headers: Headers) {
  const copy = new Headers(headers)
  for (const name of hopByHop) copy.delete(name)
  return copy
}
