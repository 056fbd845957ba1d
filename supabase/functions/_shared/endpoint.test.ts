import { gzipSync } from 'node:zlib'

import { describe, expect, test, vi } from 'vitest'

import { decodeJson, handlePost, HttpError, parseJsonObject, readJsonBody, readStart } from './endpoint.ts'

const origin = 'https://www.example.com'
const maxLength = 100_000

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/** Sends a request to an endpoint that returns the result of `work`, or by default the JSON object of the body. */
async function send({ headers, ...init }: Init, work?: () => Promise<object>) {
  const request = new Request('http://functions.example/echo', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    ...init,
  })
  const echo = async () => parseJsonObject(decodeJson(await readJsonBody(request, maxLength)))
  const response = await handlePost(request, [origin], work ?? echo)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text && (JSON.parse(text) as unknown) }
}

const from = (value: string, method = 'POST'): Init => ({ method, headers: { origin: value } })
const body = (value: BodyInit, headers = {}): Init => ({ body: value, headers })

test.each<[string, Init, number, string]>([
  ['the method GET', { method: 'GET' }, 405, 'method_not_allowed'],
  ['another origin', from('https://evil.example'), 403, 'origin_not_allowed'],
  ['a longer origin', from(`${origin}.evil.example`), 403, 'origin_not_allowed'],
  ['an opaque origin', from('null'), 403, 'origin_not_allowed'],
  ['a preflight of another origin', from('https://evil.example', 'OPTIONS'), 403, 'origin_not_allowed'],
  ['plain text', body('{}', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
  ['a compressed body', body(gzipSync('{}'), { 'content-encoding': 'gzip' }), 415, 'unsupported_media_type'],
  ['no body', {}, 400, 'invalid_json'],
  ['truncated JSON', body('{"name": "Ad'), 400, 'invalid_json'],
  ['a body that is not UTF-8', body(new Uint8Array([0x22, 0xff, 0x22])), 400, 'invalid_json'],
  ['an array', body('[{}]'), 400, 'invalid_payload'],
  ['null', body('null'), 400, 'invalid_payload'],
  ['a text', body('"Ada"'), 400, 'invalid_payload'],
  ['a body that is one character too large', body('x'.repeat(maxLength + 1)), 413, 'payload_too_large'],
])('rejects %s and lets only our origin read the error', async (_, init, status, code) => {
  const response = await send(init)
  expect(response).toMatchObject({ status, body: { error: { code } } })
  const isOurs = (init.headers?.origin ?? origin) === origin
  expect(response.headers.get('access-control-allow-origin')).toBe(isOurs ? origin : null)
  expect(response.headers.get('vary')).toBe('Origin')
})

test.each([
  ['of the maximum size', { body: '{}'.padEnd(maxLength) }],
  ['with a charset', { body: '{}', headers: { 'content-type': 'Application/JSON; charset=utf-8' } }],
])('accepts a body %s', async (_, init) => {
  const response = await send(init)
  expect(response).toMatchObject({ status: 200, body: {} })
  expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('accepts a request without Origin and does not allow any page to read the response', async () => {
  const request = new Request('http://functions.example/echo', { method: 'POST' })
  const response = await handlePost(request, [origin], async () => ({ ok: true }))
  expect(response.status).toBe(200)
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
})

test('a preflight of our origin allows POST and the headers that every gateway allows', async () => {
  const { status, headers } = await send({ method: 'OPTIONS' })
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-allow-methods')).toContain('POST')
  expect(headers.get('access-control-allow-headers')).toBe(
    'authorization, x-client-info, apikey, content-type',
  )
})

const secret = new Error('a secret path')
test.each([
  [503, 'storage_unavailable', new HttpError(503, 'storage_unavailable', { cause: secret })],
  [500, 'internal_error', secret],
])('logs the cause of the status %i and hides it from the caller', async (status, code, cause) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const response = await send({}, () => Promise.reject(cause))
  expect(response).toMatchObject({ status, body: { error: { code } } })
  expect(JSON.stringify(response.body)).not.toContain('secret')
  expect(log).toHaveBeenCalledExactlyOnceWith(code, secret)
})

describe('readStart', () => {
  /** Returns a request whose body arrives in pieces of one byte, each in a buffer of 64 KB, as in Deno. */
  function slowRequest(text: string, onCancel = () => undefined) {
    const pieces = Array.from(Buffer.from(text))
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const byte = pieces.shift()
        if (byte === undefined) return controller.close()
        controller.enqueue(new Uint8Array(64 * 1024).fill(byte, 0, 1).subarray(0, 1))
      },
      cancel: onCancel,
    })
    return { body } as Request
  }

  test('keeps at most twice the bytes of a slow upload in memory', async () => {
    const text = '0123456789'.repeat(500)
    const bytes = await readStart(slowRequest(text), maxLength)
    expect(Buffer.from(bytes).toString()).toBe(text)
    expect(bytes.buffer.byteLength).toBeLessThanOrEqual(text.length * 2)
  })

  test('stops reading at the maximum size', async () => {
    const cancel = vi.fn<() => undefined>()
    const bytes = await readStart(slowRequest('0123456789', cancel), 4)
    expect(Buffer.from(bytes).toString()).toBe('0123')
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('rejects a connection that is lost', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('lost')) })
    const error = { status: 400, code: 'incomplete_body' }
    await expect(readStart({ body } as Request, maxLength)).rejects.toMatchObject(error)
  })
})
