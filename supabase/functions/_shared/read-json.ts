import { Refusal } from './refusal.ts'

/**
 * Reads a request's body as a JSON object, `maxBytes` at most, by what it declares and by what really comes.
 * Refuses with `payload_too_large` (413), `unsupported_media_type` (415: not JSON, or compressed),
 * `invalid_json` (400: empty, cut off, not UTF-8) or `invalid_payload` (400: JSON, but not an object).
 */
export async function readJsonObject(request: Request, maxBytes: number): Promise<Record<string, unknown>> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw new Refusal(413, 'payload_too_large')
  const bytes = await readBytes(request, maxBytes)
  requireJson(request.headers)
  const value = parse(bytes)
  if (!isObject(value)) throw new Refusal(400, 'invalid_payload')
  return value
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength
      if (length > maxBytes) throw new Refusal(413, 'payload_too_large')
      chunks.push(chunk)
    }
  } catch (cause) {
    // A caller that hangs up half-way is no fault of ours; nobody reads this answer.
    throw cause instanceof Refusal ? cause : new Refusal(400, 'invalid_json', { cause })
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}

function requireJson(headers: Headers) {
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (type.trim().toLowerCase() !== 'application/json' || encoding.toLowerCase() !== 'identity') {
    throw new Refusal(415, 'unsupported_media_type')
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new Refusal(400, 'invalid_json', { cause })
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
