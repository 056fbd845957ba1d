import * as z from 'zod/mini'
import { expect, test } from 'vitest'

import { maxCvBytes } from './enquiry-rules.ts'
import { cvFile } from './enquiry.ts'

const signatures = {
  pdf: Buffer.from('%PDF-1.7\n'),
  doc: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  docx: Buffer.from('504b0304140006', 'hex'),
  exe: Buffer.from('4d5a900003000000', 'hex'),
}
const encode = (start: Uint8Array, size = 500) => {
  const bytes = Buffer.alloc(size)
  bytes.set(start)
  return bytes.toString('base64')
}
const errorOf = (file: object) => {
  const result = z.safeParse(cvFile, { type: '', ...file })
  return result.error?.issues[0]?.message
}

test.each([
  ['cv.pdf', 'pdf', undefined],
  ['CV Žofia (2).PDF', 'pdf', undefined],
  ['cv.doc', 'doc', undefined],
  ['cv.docx', 'docx', undefined],
  ['cv.pdf', 'exe', 'invalid_file_type'],
  ['cv.pdf.exe', 'pdf', 'invalid_file_type'],
  ['cv', 'pdf', 'invalid_file_type'],
  ['cv.docm', 'docx', 'invalid_file_type'],
  ['cv.docx', 'doc', 'invalid_file_type'],
  // Programs display this name as "cvexe.pdf", because \u202e reverses the direction of the following characters.
  ['cv\u202efdp.exe', 'pdf', 'invalid_file_type'],
  ['cv\r\nX: y.pdf', 'pdf', 'invalid'],
  ['', 'pdf', 'required'],
] as const)('the error of a file named %j that starts like %s is %s', (name, kind, error) => {
  expect(errorOf({ name, content: encode(signatures[kind]) })).toBe(error)
})

test.each([
  ['a byte order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), signatures.pdf]), undefined],
  ['a header of a printer', Buffer.from(`\x1b%-12345X@PJL\r\n${' '.repeat(1000)}%PDF-1.4`), undefined],
  ['1020 bytes', Buffer.from(`${' '.repeat(1020)}%PDF-1.4`), undefined],
  ['1100 bytes', Buffer.from(`${' '.repeat(1100)}%PDF-1.4`), 'invalid_file_type'],
])('the error of a pdf file after %s is %s', (_, start, error) => {
  expect(errorOf({ name: 'cv.pdf', content: encode(start, 2000) })).toBe(error)
})

test.each([
  [0, 'empty_file'],
  [maxCvBytes, undefined],
  [maxCvBytes + 1, 'file_too_large'],
])('the error of a pdf file of %i bytes is %s', (size, error) => {
  expect(errorOf({ name: 'cv.pdf', content: encode(signatures.pdf.subarray(0, size), size) })).toBe(error)
})

test.each([
  ['characters of base64url', 'JVBERi0xLjcK-_=='],
  ['a missing last character', encode(signatures.pdf, 30).slice(0, -1)],
  ['padding inside', `JVA=${encode(signatures.pdf, 30)}`],
])('rejects base64 with %s', (_, content) => {
  expect(errorOf({ name: 'cv.pdf', content })).toBe('invalid')
})

const withPart = (start: Uint8Array, part: string) =>
  Buffer.concat([start, Buffer.alloc(900, 7), Buffer.from(part, 'latin1'), Buffer.alloc(90, 7)])
const inDocx = withPart(signatures.docx, 'word/vbaProject.bin')
const inDoc = withPart(signatures.doc, '_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0')
const encrypted = withPart(signatures.doc, Array.from('EncryptedPackage').join('\0'))

test.each([
  ['a docx file with macros', 'file_with_macros', 'cv.docx', inDocx],
  ['a doc file with macros', 'file_with_macros', 'cv.doc', inDoc],
  ['a docx file with a password', 'file_with_password', 'cv.docx', encrypted],
  ['a docx file without macros', undefined, 'cv.docx', withPart(signatures.docx, 'word/document.xml')],
  ['a pdf file that names such a part', undefined, 'cv.pdf', withPart(signatures.pdf, 'vbaProject.bin')],
])('the error of %s is %s', (_, error, name, bytes) => {
  expect(errorOf({ name, content: bytes.toString('base64') })).toBe(error)
})
