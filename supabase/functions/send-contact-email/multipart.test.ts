import fc from 'fast-check'
import { expect, test } from 'vitest'

import { boundary, formBody, formHeaders } from '../_shared/contracts/testing/form-post.ts'
import { parseMultipart } from './multipart.ts'

const browserType = formHeaders['content-type']

const parse = (body: Uint8Array | string, contentType = browserType) => [
  ...parseMultipart(new Uint8Array(Buffer.from(body)), contentType),
]
const error = { status: 400, code: 'invalid_multipart' }

test('returns the parts of a form in their order', () => {
  const parts = [
    { name: 'name', content: 'Žofia\r\nŠťastná' },
    { name: 'cvFile', content: '%PDF', filename: 'CV Žofia; "2".pdf', type: 'application/pdf' },
    { name: 'cvFile', content: '', filename: '', type: 'application/octet-stream' },
  ]
  const escaped = parts.map(({ filename, ...part }) => ({
    ...part,
    filename: filename?.replaceAll('"', '%22'),
  }))
  const read = parse(formBody(escaped)).map(({ bytes, ...part }) => ({
    ...part,
    content: Buffer.from(bytes).toString(),
  }))
  expect(read).toEqual(parts)
})

test('returns any bytes unchanged, also those that resemble a boundary', () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 20 }),
    fc
      .constantFrom('\r', '\n', '\r\n', '\r\n--', `\r\n--${boundary.slice(0, -1)}`)
      .map((text) => Buffer.from(text)),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const content = Buffer.concat(pieces)
      const parts = parse(formBody([{ name: 'cvFile', content, filename: 'cv.pdf' }]))
      expect(parts.map(({ bytes }) => content.equals(bytes))).toEqual([true])
    }),
    { seed: 1 },
  )
})

test('rejects a body that ends too early, wherever it ends', () => {
  const body = formBody([
    { name: 'name', content: 'Ada' },
    { name: 'cvFile', content: '%PDF', filename: 'cv.pdf' },
  ])
  const complete = body.length - '\r\n'.length
  expect(parse(body.subarray(0, complete))).toHaveLength(2)
  for (let length = 0; length < complete; length += 1) {
    expect(() => parse(body.subarray(0, length)), String(length)).toThrow(expect.objectContaining(error))
  }
})

const withHeaders = (headers: string) => `--${boundary}\r\n${headers}\r\n\r\nAda\r\n--${boundary}--\r\n`
const named = 'Content-Disposition: form-data; name="name"'

test.each([
  ['a quoted boundary', `Multipart/Form-Data; charset=utf-8; Boundary="${boundary}"`],
  ['a parameter after the boundary', `multipart/form-data; boundary=${boundary}; charset=utf-8`],
])('accepts %s', (_, contentType) => {
  expect(parse(withHeaders(named), contentType)).toMatchObject([{ name: 'name', filename: undefined }])
})

test.each([
  ['no boundary', 'multipart/form-data'],
  ['an empty boundary', 'multipart/form-data; boundary='],
  ['a boundary of more than 70 characters', `multipart/form-data; boundary=${'x'.repeat(71)}`],
  ['a boundary that is not that of the body', 'multipart/form-data; boundary=other'],
  ['a boundary with another character', 'multipart/form-data; boundary=a\tb'],
])('rejects %s', (_, contentType) => {
  expect(() => parse(withHeaders(named), contentType)).toThrow(expect.objectContaining(error))
})

test.each([
  ['text before the first part', `preamble\r\n${withHeaders(named)}`],
  ['a part without a name', withHeaders('Content-Disposition: form-data')],
  ['a part without headers', withHeaders('')],
  ['a part that is not of a form', withHeaders('Content-Disposition: attachment; name="name"')],
  ['an encoded filename', withHeaders(`${named}; filename*=UTF-8''cv.pdf`)],
  ['an encoded part', withHeaders(`${named}\r\nContent-Transfer-Encoding: base64`)],
  ['headers that are not UTF-8', Buffer.from(withHeaders(named.replace('name"', '\xff"')), 'latin1')],
  ['headers of more than 4 KB', withHeaders(named.replace('name"', `${'x'.repeat(4096)}"`))],
  ['something else after a boundary', `--${boundary}x\r\n${named}\r\n\r\n\r\n--${boundary}--`],
  ['51 parts', formBody(Array<{ name: string; content: string }>(51).fill({ name: 'name', content: '' }))],
])('rejects %s', (_, body) => {
  expect(() => parse(body)).toThrow(expect.objectContaining(error))
})
