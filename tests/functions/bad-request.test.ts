import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { goodEnquiry, ourOrigin, startFunctionsWithMailbox } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

test('what is refused below is refused by a function that does deliver', async () => {
  expect(await system.functions.post(goodEnquiry)).toMatchObject({ status: 200 })
  await system.onlyMail()
})

const json = JSON.stringify(goodEnquiry)
const origin = ourOrigin
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const withMessage = (length: number) => JSON.stringify({ ...goodEnquiry, message: 'x'.repeat(length) })

/** Method, origin, size and form of the body: what is settled before anything is read as an enquiry. */
test.each([
  ['GET', { method: 'GET', headers: { origin } }, 405, 'method_not_allowed'],
  ['PUT', { method: 'PUT', headers: { origin }, body: json }, 405, 'method_not_allowed'],
  ['DELETE', { method: 'DELETE', headers: { origin } }, 405, 'method_not_allowed'],
  ['a foreign page', { headers: { origin: 'https://evil.example' }, body: json }, 403, 'origin_not_allowed'],
  [
    'a page on a subdomain',
    { headers: { origin: `${origin}.evil.example` }, body: json },
    403,
    'origin_not_allowed',
  ],
  [
    'the page without TLS',
    { headers: { origin: 'http://www.example.com' }, body: json },
    403,
    'origin_not_allowed',
  ],
  ['an opaque origin', { headers: { origin: 'null' }, body: json }, 403, 'origin_not_allowed'],
  [
    'a foreign question',
    { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
    403,
    'origin_not_allowed',
  ],
  ['text', { headers: { origin, 'content-type': 'text/plain' }, body: json }, 415, 'unsupported_media_type'],
  [
    'form data',
    { headers: { origin, 'content-type': 'multipart/form-data' }, body: json },
    415,
    'unsupported_media_type',
  ],
  [
    'gzip',
    { headers: { origin, 'content-encoding': 'gzip' }, body: gzipSync(json) },
    415,
    'unsupported_media_type',
  ],
  ['nothing', { headers: { origin } }, 400, 'invalid_json'],
  ['half a JSON', { headers: { origin }, body: json.slice(0, -5) }, 400, 'invalid_json'],
  ['no JSON', { headers: { origin }, body: 'name=Ada' }, 400, 'invalid_json'],
  ['no UTF-8', { headers: { origin }, body: new Uint8Array([0x22, 0xff, 0x22]) }, 400, 'invalid_json'],
  ['an array', { headers: { origin }, body: `[${json}]` }, 400, 'invalid_payload'],
  ['null', { headers: { origin }, body: 'null' }, 400, 'invalid_payload'],
  ['a string', { headers: { origin }, body: '"Ada"' }, 400, 'invalid_payload'],
  [
    'deep nesting',
    { headers: { origin }, body: json.replace(/"We need[^"]*"/, nested(30_000)) },
    422,
    'invalid',
  ],
  ['a deep array', { headers: { origin }, body: nested(30_000) }, 400, 'invalid_payload'],
  ['a stream too long', { headers: { origin }, body: withMessage(7_900_000) }, 413, 'payload_too_large'],
  [
    'a declared length too long',
    { headers: { origin, 'content-length': '7900000' }, body: 'x'.repeat(7_900_000) },
    413,
    'payload_too_large',
  ],
  ['a flood', { headers: { origin }, body: withMessage(8_000_000) }, 413, 'payload_too_large'],
])('%s is refused', async (_, sending, status, code) => {
  const answer = await system.functions.send(sending)
  expect(answer).toMatchObject({ status, body: { error: { code } } })
  const readable = sending.headers.origin === ourOrigin ? ourOrigin : null
  expect(answer.headers.get('access-control-allow-origin')).toBe(readable)
  expect(answer.headers.get('vary')).toBe('Origin')
  await system.expectNoTrace()
})
