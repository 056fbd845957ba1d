import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { maxCvBytes } from '../../supabase/functions/_shared/contracts/cv-rules.ts'
import { startFunctionsWithMailbox } from '../setup/functions.ts'
import { application, cvOf, fileOf, signatures, signUp } from './candidate-payloads.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function onlyAttachment() {
  const { mail } = await system.onlyMail()
  const [attachment, ...more] = mail.attachments
  if (!attachment || more.length > 0) throw new Error(`${mail.attachments.length} attachments`)
  const { content } = attachment
  if (typeof content === 'string') throw new Error('the attachment came as text')
  return { ...attachment, mail, bytes: new Uint8Array(content) }
}

describe.each([
  ['specialist sign-up', signUp],
  ['job application', application],
])('the CV of a %s', (form, payload) => {
  test.each([
    ['pdf', 'application/pdf'],
    ['doc', 'application/msword'],
    ['docx', docxType],
  ] as const)(
    `a %s CV of a ${form} is attached unchanged, with a generated filename and the MIME type of its extension, and the mail shows the original filename`,
    async (extension, type) => {
      const bytes = fileOf(extension)
      const response = await system.functions.post({
        ...payload,
        cvFile: cvOf(`Životopis "Žofia" <b>.${extension.toUpperCase()}`, bytes, 'text/html'),
      })

      expect(response).toMatchObject({ status: 200 })
      const { mail, bytes: received, filename, mimeType, disposition } = await onlyAttachment()
      expect(Buffer.compare(received, bytes)).toBe(0)
      const { id } = response.body as { id: string }
      expect({ filename, mimeType, disposition }).toEqual({
        filename: `cv-${id}.${extension}`,
        mimeType: type,
        disposition: 'attachment',
      })
      expect(mail.text).toContain(`CV: Životopis "Žofia" <b>.${extension.toUpperCase()} (3 KB), attached`)
      expect(mail.html).toContain('Životopis &quot;Žofia&quot; &lt;b&gt;')
    },
  )

  test.each([
    '../../../etc/cron.d/evil.pdf',
    'C:\\Windows\\con.pdf',
    '-rf.pdf',
    'cv.pdf.exe.pdf',
    '"; filename="evil.exe".pdf',
    '=?utf-8?q?evil=2Eexe?=.pdf',
    '<script>alert(1)</script>.pdf',
    'cv\u0000.exe\u202efdp.pdf',
    `${'n'.repeat(251)}.pdf`,
  ])(
    `a CV of a ${form} with the filename %j is attached with a generated filename, and the mail contains no script tag, null or bidi character`,
    async (name) => {
      const response = await system.functions.post({ ...payload, cvFile: cvOf(name, fileOf('pdf')) })
      expect(response).toMatchObject({ status: 200 })
      const { filename, mail } = await onlyAttachment()
      expect(filename).toBe(`cv-${(response.body as { id: string }).id}.pdf`)
      expect(mail.html).not.toContain('<script')
      for (const hidden of ['\u0000', '\u202e']) expect(mail.text).not.toContain(hidden)
    },
  )

  // The file is 4 MB. If the function unpacked its contents, it would need 4 GB.
  test(`a CV of a ${form} that is a zip bomb is attached unchanged`, async () => {
    const bomb = Buffer.concat([signatures.docx, deflateRawSync(Buffer.alloc(4 * 1024 * 1024))])
    const padded = Buffer.concat([bomb, Buffer.alloc(4 * 1024 * 1024, bomb)])
    const response = await system.functions.post({ ...payload, cvFile: cvOf('cv.docx', padded) })
    expect(response).toMatchObject({ status: 200 })
    expect(hash((await onlyAttachment()).bytes)).toBe(hash(padded))
  })

  test(`a ${form} is mailed with a CV of the maximum size, and with a CV that is one byte larger is rejected with file_too_large and neither stored, mailed nor logged`, async () => {
    const largest = fileOf('pdf', maxCvBytes)
    expect(await system.functions.post({ ...payload, cvFile: cvOf('cv.pdf', largest) })).toMatchObject({
      status: 200,
    })
    expect(hash((await onlyAttachment()).bytes)).toBe(hash(largest))

    await system.clear()
    const larger = fileOf('pdf', maxCvBytes + 1)
    expect(await system.functions.post({ ...payload, cvFile: cvOf('cv.pdf', larger) })).toMatchObject({
      status: 422,
      body: { error: { code: 'file_too_large', field: 'cvFile' } },
    })
    await system.expectNoTrace()
  })
})
