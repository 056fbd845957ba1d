import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'

import { cvFile } from './cv-file.ts'
import { maxCvBytes } from './cv-rules.ts'

const starts = {
  pdf: Buffer.from('%PDF-1.7\n'),
  doc: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  docx: Buffer.from('504b0304140006', 'hex'),
  exe: Buffer.from('4d5a900003000000', 'hex'),
  emptyZip: Buffer.from('504b0506', 'hex'),
  indentedPdf: Buffer.from(' %PDF-1.7'),
}
const encode = (start: Uint8Array, size = 500) => {
  const bytes = Buffer.alloc(size)
  bytes.set(start)
  return bytes.toString('base64')
}
const faultOf = (file: object) => {
  const result = z.safeParse(cvFile, { type: '', ...file })
  return result.error?.issues[0]?.message
}

describe('a CV is known by its name and its first bytes', () => {
  test.each([
    ['cv.pdf', 'pdf', undefined],
    ['CV Žofia (2).PDF', 'pdf', undefined],
    ['cv.doc', 'doc', undefined],
    ['cv.docx', 'docx', undefined],
    ['my.first.cv.docx', 'docx', undefined],
    ['cv.pdf', 'exe', 'invalid_file_type'],
    ['cv.exe', 'exe', 'invalid_file_type'],
    ['cv.pdf.exe', 'pdf', 'invalid_file_type'],
    ['cv', 'pdf', 'invalid_file_type'],
    ['pdf', 'pdf', 'invalid_file_type'],
    ['cv.pdf.', 'pdf', 'invalid_file_type'],
    ['cv.docm', 'docx', 'invalid_file_type'],
    ['cv.docx', 'doc', 'invalid_file_type'],
    ['cv.doc', 'pdf', 'invalid_file_type'],
    ['cv.docx', 'emptyZip', 'invalid_file_type'],
    ['cv.pdf', 'indentedPdf', 'invalid_file_type'],
    // A direction override shows this name as "cvexe.pdf".
    ['cv\u202efdp.exe', 'pdf', 'invalid_file_type'],
    ['../../etc/passwd', 'pdf', 'invalid_file_type'],
    ['cv\r\nX: y.pdf', 'pdf', 'invalid'],
    ['', 'pdf', 'required'],
  ] as const)('%j with the bytes of %s: %s', (name, kind, fault) => {
    expect(faultOf({ name, content: encode(starts[kind]) })).toBe(fault)
  })

  test.each([
    ['nothing', ''],
    ['less than its own start', btoa('%PDF')],
  ])('%s is no CV', (_, content) => {
    expect(faultOf({ name: 'cv.pdf', content })).toBe('invalid_file_type')
  })

  test('what the browser calls it decides nothing', () => {
    expect(faultOf({ name: 'cv.pdf', content: encode(starts.pdf), type: 'text/html' })).toBeUndefined()
  })
})

describe('a CV has at most 5 MB', () => {
  test.each([
    [maxCvBytes - 1, undefined],
    [maxCvBytes, undefined],
    [maxCvBytes + 1, 'file_too_large'],
    [maxCvBytes + 2, 'file_too_large'],
    [maxCvBytes * 2, 'file_too_large'],
  ])('%i bytes: %s', (size, fault) => {
    expect(faultOf({ name: 'cv.pdf', content: encode(starts.pdf, size) })).toBe(fault)
  })
})

test.each([
  ['characters of another alphabet', 'JVBERi0xLjcK-_=='],
  ['a line break', `${encode(starts.pdf, 30)}\n`],
  ['an address', `data:application/pdf;base64,${encode(starts.pdf, 30)}`],
  ['a cut', encode(starts.pdf, 30).slice(0, -1)],
  ['padding inside', `JVA=${encode(starts.pdf, 30)}`],
  ['padding alone', '===='],
])('base64 with %s is refused', (_, content) => {
  expect(faultOf({ name: 'cv.pdf', content })).toBe('invalid')
})

test.each([5, null, ['JVBERi0='], undefined])('%j is no content', (content) => {
  expect(faultOf({ name: 'cv.pdf', content })).toBe('invalid')
})

describe('a Word file with macros is refused', () => {
  const withPart = (start: Uint8Array, part: string) =>
    Buffer.concat([start, Buffer.alloc(900, 7), Buffer.from(part, 'latin1'), Buffer.alloc(90, 7)])
  const inDocx = withPart(starts.docx, 'word/vbaProject.bin')
  const inDoc = withPart(starts.doc, '_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0')

  test.each([
    ['cv.docx', inDocx, 'file_with_macros'],
    ['cv.doc', inDoc, 'file_with_macros'],
    ['cv.docx', withPart(starts.docx, 'word/document.xml'), undefined],
    ['cv.pdf', withPart(starts.pdf, 'a text about vbaProject.bin'), undefined],
  ])('%s', (name, bytes, fault) => {
    expect(faultOf({ name, content: bytes.toString('base64') })).toBe(fault)
  })
})
