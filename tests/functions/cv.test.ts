import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { maxCvBytes } from '../../supabase/functions/_shared/contracts/cv-rules.ts'
import { application, signUp } from '../../supabase/functions/_shared/contracts/testing/sample-enquiries.ts'
import { startFunctionsWithMailbox } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

const starts = {
  pdf: Buffer.from('%PDF-1.7\n'),
  doc: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  docx: Buffer.from('504b030414000600', 'hex'),
  exe: Buffer.from('4d5a9000', 'hex'),
}
const fileOf = (type: keyof typeof starts, size = 3000) =>
  Buffer.concat([starts[type], randomBytes(size - starts[type].length)])
const cvOf = (name: string, bytes: Buffer) => ({ name, content: bytes.toString('base64'), type: 'text/html' })

async function onlyAttachment() {
  const { mail } = await system.onlyMail()
  expect(mail.attachments).toHaveLength(1)
  const [{ content, ...attachment } = { content: '' }] = mail.attachments
  if (typeof content === 'string') throw new Error('the attachment is not in base64')
  return { mail, attachment, bytes: Buffer.from(new Uint8Array(content)) }
}

test.each([
  { extension: 'pdf', mimeType: 'application/pdf', name: '../../"; filename="evil.exe', form: signUp },
  { extension: 'doc', mimeType: 'application/msword', name: '=?utf-8?q?evil=2Eexe?=', form: application },
  {
    extension: 'docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: '<script>alert(1)</script>cv\0.exe\u202efdp',
    form: signUp,
  },
] as const)('attaches a $extension file unchanged, with a generated name', async (row) => {
  const { extension, mimeType, name, form } = row
  const bytes = fileOf(extension)
  const cvFile = cvOf(`${name}.${extension.toUpperCase()}`, bytes)
  const { body } = await system.functions.post({ ...form, cvFile })
  const { mail, attachment, bytes: received } = await onlyAttachment()
  expect(received.equals(bytes)).toBe(true)
  const filename = `cv-${(body as { id: string }).id}.${extension}`
  expect(attachment).toMatchObject({ filename, mimeType, disposition: 'attachment' })
  const shown = name.replace(/[\0\u202e]/g, '')
  expect(mail.text).toContain(`CV: ${shown}.${extension.toUpperCase()} (3 KB), attached`)
  expect(mail.html).not.toContain('<script')
})

// Unpacked, the zip bomb would need 4 GB.
test('attaches a CV of 5 MB unchanged, even if it is a zip bomb', async () => {
  const packed = Buffer.concat([starts.docx, deflateRawSync(Buffer.alloc(4 * 1024 * 1024))])
  const bytes = Buffer.concat([packed, Buffer.alloc(maxCvBytes - packed.length, packed)])
  const response = await system.functions.post({ ...application, cvFile: cvOf('cv.docx', bytes) })
  expect(response).toMatchObject({ status: 200 })
  expect((await onlyAttachment()).bytes.equals(bytes)).toBe(true)
})

test.each([
  ['a CV of 5 MB and 1 byte', cvOf('cv.pdf', fileOf('pdf', maxCvBytes + 1)), 'file_too_large'],
  ['a renamed program', cvOf('cv.pdf', fileOf('exe')), 'invalid_file_type'],
  [
    'a CV with macros',
    cvOf('cv.docx', Buffer.concat([fileOf('docx'), Buffer.from('word/vbaProject.bin')])),
    'file_with_macros',
  ],
])('rejects %s', async (_, cvFile, code) => {
  expect(await system.functions.post({ ...signUp, cvFile })).toMatchObject({
    status: 422,
    body: { error: { code, field: 'cvFile' } },
  })
  await system.expectNoTrace()
})
