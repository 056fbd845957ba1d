import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { goodEnquiry, ourOrigin, startFunctionsWithMailbox } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

test('send-contact-email returns 200 for the valid request that the next tests make invalid, and mails it', async () => {
  expect(await system.functions.post(goodEnquiry)).toMatchObject({ status: 200 })
  await system.onlyMail()
})

const json = JSON.stringify(goodEnquiry)
const origin = ourOrigin
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const withMessage = (length: number) => JSON.stringify({ ...goodEnquiry, message: 'x'.repeat(length) })

test.each([
  ['the method GET', { method: 'GET', headers: { origin } }, 405, 'method_not_allowed'],
  ['the method PUT', { method: 'PUT', headers: { origin }, body: json }, 405, 'method_not_allowed'],
  ['the method DELETE', { method: 'DELETE', headers: { origin } }, 405, 'method_not_allowed'],
  ['another origin', { headers: { origin: 'https://evil.example' }, body: json }, 403, 'origin_not_allowed'],
  [
    'an origin that starts with the allowed origin',
    { headers: { origin: `${origin}.evil.example` }, body: json },
    403,
    'origin_not_allowed',
  ],
  [
    'an origin with the allowed host but without TLS',
    { headers: { origin: 'http://www.example.com' }, body: json },
    403,
    'origin_not_allowed',
  ],
  ['an opaque origin', { headers: { origin: 'null' }, body: json }, 403, 'origin_not_allowed'],
  [
    'the method OPTIONS and another origin',
    { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
    403,
    'origin_not_allowed',
  ],
  [
    'the content type text/plain',
    { headers: { origin, 'content-type': 'text/plain' }, body: json },
    415,
    'unsupported_media_type',
  ],
  [
    'the content type multipart/form-data',
    { headers: { origin, 'content-type': 'multipart/form-data' }, body: json },
    415,
    'unsupported_media_type',
  ],
  [
    'a compressed body',
    { headers: { origin, 'content-encoding': 'gzip' }, body: gzipSync(json) },
    415,
    'unsupported_media_type',
  ],
  ['no body', { headers: { origin } }, 400, 'invalid_json'],
  ['truncated JSON', { headers: { origin }, body: json.slice(0, -5) }, 400, 'invalid_json'],
  ['a body that is not JSON', { headers: { origin }, body: 'name=Ada' }, 400, 'invalid_json'],
  [
    'a body that is not UTF-8',
    { headers: { origin }, body: new Uint8Array([0x22, 0xff, 0x22]) },
    400,
    'invalid_json',
  ],
  ['an array as body', { headers: { origin }, body: `[${json}]` }, 400, 'invalid_payload'],
  ['null as body', { headers: { origin }, body: 'null' }, 400, 'invalid_payload'],
  ['a string as body', { headers: { origin }, body: '"Ada"' }, 400, 'invalid_payload'],
  [
    'a deeply nested message',
    { headers: { origin }, body: json.replace(/"We need[^"]*"/, nested(30_000)) },
    422,
    'invalid',
  ],
  ['a deeply nested array as body', { headers: { origin }, body: nested(30_000) }, 400, 'invalid_payload'],
  [
    'a body above the limit without a declared length',
    { headers: { origin }, body: Buffer.from(withMessage(7_900_000)) },
    413,
    'payload_too_large',
  ],
  [
    'a body above the limit with a declared length',
    { headers: { origin, 'content-length': '7900000' }, body: 'x'.repeat(7_900_000) },
    413,
    'payload_too_large',
  ],
  ['a body of 8 MB', { headers: { origin }, body: withMessage(8_000_000) }, 413, 'payload_too_large'],
])(
  'send-contact-email returns an error that only our origin may read, and stores, mails and logs nothing, for a request with %s',
  async (_, request, status, code) => {
    const response = await system.functions.send(request)
    expect(response).toMatchObject({ status, body: { error: { code } } })
    const allowedOrigin = request.headers.origin === ourOrigin ? ourOrigin : null
    expect(response.headers.get('access-control-allow-origin')).toBe(allowedOrigin)
    expect(response.headers.get('vary')).toContain('Origin')
    await system.expectNoTrace()
  },
)
