/** Headers that speak of one connection only (RFC 9110, 7.6.1), and those the next request makes anew. */
const perConnection = [
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
 * Sends a request on to `target` with its method, headers, streamed body and the caller's address, and hands the
 * answer back.
 * Rejects when the other side is gone. Nothing is retried: a function may have sent its mail already.
 */
export async function forward(
  request: Request,
  target: URL,
  callerAddress: string | null,
): Promise<Response> {
  const headers = withoutConnection(request.headers)
  // Else the answer arrives unpacked, with headers that still call it packed.
  headers.set('accept-encoding', 'identity')
  headers.delete('cf-connecting-ip')
  if (callerAddress !== null) headers.set('cf-connecting-ip', callerAddress)
  const { method, body } = request
  // A streamed body needs `duplex`, which the DOM's types do not know.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, redirect: 'manual', duplex: 'half' }
  const response = await fetch(target, init)
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: withoutConnection(response.headers),
  })
}

function withoutConnection(headers: Headers) {
  const copy = new Headers(headers)
  for (const name of perConnection) copy.delete(name)
  return copy
}
