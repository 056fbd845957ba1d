import { HttpError } from './http-error.ts'

/**
 * Reads the request body as a JSON object.
 * @throws HttpError 413 `payload_too_large` if the `Content-Length` header or the body exceeds `maxBytes`
 * @throws HttpError 415 `unsupported_media_type` if the content type is not JSON or the body is compressed
 * @throws HttpError 400 `invalid_json` if the body is not JSON in UTF-8 or the connection was closed early
 * @throws HttpError 400 `invalid_payload` if the body is JSON but not an object
 */
export async function readJsonObject(request: Request, maxBytes: number): Promise<Record<string, unknown>> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new HttpError(413, 'payload_too_large')
  const bytes = await readBytes(request, maxBytes)
  requireJson(request.headers)
  const value = parse(bytes)
  if (!isObject(value)) throw new HttpError(400, 'invalid_payload')
  return value
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > maxBytes) throw new HttpError(413, 'payload_too_large')
      chunks.push(chunk)
    }
  } catch (cause) {
    // The caller closed the connection. Without this error, the response would be 500.
    throw cause instanceof HttpError ? cause : new HttpError(400, 'invalid_json', { cause })
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function requireJson(headers: Headers) {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (type.trim().toLowerCase() !== 'application/json' || encoding.toLowerCase() !== 'identity') {
    throw new HttpError(415, 'unsupported_media_type')
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new HttpError(400, 'invalid_json', { cause })
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
