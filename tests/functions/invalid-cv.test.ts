import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ourOrigin, startFunctionsWithMailbox } from '../setup/functions.ts'
import { application, cvOf, fileContaining, fileOf, signUp } from './candidate-payloads.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

describe.each([
  ['specialist sign-up', signUp],
  ['job application', application],
])('a %s with an invalid CV', (form, payload) => {
  test.each([
    ['a renamed program', cvOf('cv.pdf', fileOf('exe')), 'invalid_file_type'],
    ['a program', cvOf('cv.exe', fileOf('exe')), 'invalid_file_type'],
    ['an empty file', cvOf('cv.pdf', Buffer.of()), 'invalid_file_type'],
    ['a truncated signature', cvOf('cv.pdf', Buffer.from('%PD')), 'invalid_file_type'],
    ['the extension of Word files with macros', cvOf('cv.docm', fileOf('docx')), 'invalid_file_type'],
    ['macros in a docx', cvOf('cv.docx', fileContaining('docx', 'word/vbaProject.bin')), 'file_with_macros'],
    ['truncated base64', { ...cvOf('cv.pdf', fileOf('pdf')), content: 'JVBERi0xLj' }, 'invalid'],
    ['base64url', { ...cvOf('cv.pdf', fileOf('pdf')), content: 'JVBERi0xLjc_' }, 'invalid'],
    ['an array of bytes', { ...cvOf('cv.pdf', fileOf('pdf')), content: [37, 80, 68, 70, 45] }, 'invalid'],
    ['a data URL', { name: 'cv.pdf', type: '', content: 'data:application/pdf;base64,JVBERi0x' }, 'invalid'],
    ['two files', [cvOf('cv.pdf', fileOf('pdf')), cvOf('cv.pdf', fileOf('pdf'))], 'invalid'],
    ['a filename that is too long', cvOf(`${'n'.repeat(252)}.pdf`, fileOf('pdf')), 'too_long'],
    ['invalid base64', { ...cvOf('cv.pdf', fileOf('pdf')), content: 'JVBERi0*' }, 'invalid'],
    ['no content', { name: 'cv.pdf', type: '' }, 'invalid'],
    ['a mail header in the filename', cvOf('cv\r\nBcc: eve@example.org\r\n.pdf', fileOf('pdf')), 'invalid'],
    ['a URL to fetch', { ...cvOf('cv.pdf', fileOf('pdf')), href: 'http://127.0.0.1' }, 'unknown_field'],
  ])(
    `send-contact-email returns 422 and stores, mails and logs nothing if the CV of a ${form} is invalid: %s`,
    async (_, cvFile, code) => {
      expect(await system.functions.post({ ...payload, cvFile })).toMatchObject({
        status: 422,
        body: { error: { code, field: 'cvFile' } },
      })
      await system.expectNoTrace()
    },
  )
})

test('send-contact-email returns 413 with payload_too_large for a body of one byte more than 7.5 MiB, even if the body is not JSON', async () => {
  const response = await system.functions.send({
    headers: { origin: ourOrigin },
    body: 'x'.repeat(7.5 * 1024 * 1024 + 1),
  })
  expect(response).toMatchObject({ status: 413, body: { error: { code: 'payload_too_large' } } })
})
