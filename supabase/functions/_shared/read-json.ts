import { HttpError } from './endpoint.ts'

/** Does not parse the body, so that a slow upload needs memory only for the received bytes. */
export async function readJsonBody({ headers, body }: Request, maxBytes: number): Promise<Uint8Array[]> {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (type.trim().toLowerCase() !== 'application/json' || encoding.toLowerCase() !== 'identity') {
    throw new HttpError(415, 'unsupported_media_type')
  }
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength
      if (length > maxBytes) throw new HttpError(413, 'payload_too_large')
      chunks.push(chunk)
    }
  } catch (cause) {
    // Any other error means that the caller closed the connection, so it must not be logged as 500.
    throw cause instanceof HttpError ? cause : new HttpError(400, 'invalid_json', { cause })
  }
  return chunks
}

/** Empties `chunks`, so that their memory is free afterwards. */
export function parseJsonObject(chunks: Uint8Array[]): Record<string, unknown> {
  const value = parse(chunks)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'invalid_payload')
  }
  return value as Record<string, unknown>
}

function parse(chunks: Uint8Array[]): unknown {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let text = ''
    for (let chunk = chunks.shift(); chunk; chunk = chunks.shift())
      text += decoder.decode(chunk, { stream: true })
    return JSON.parse(text + decoder.decode())
  } catch (cause) {
    throw new HttpError(400, 'invalid_json', { cause })
  }
}
