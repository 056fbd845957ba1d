import { createHash, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { maxCvBytes } from '../../supabase/functions/_shared/contracts/cv-rules.ts'
import { mailFrom, mailTo, ourOrigin, startFunctionsWithMailbox, submissions } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const starts = {
  pdf: Buffer.from('%PDF-1.7\n'),
  doc: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  docx: Buffer.from('504b030414000600', 'hex'),
  exe: Buffer.from('4d5a9000', 'hex'),
}
/** A file that begins as its kind does; the rest is every byte there is, so that a changed one shows. */
const fileOf = (kind: keyof typeof starts, size = 3000) =>
  Buffer.concat([starts[kind], randomBytes(size - starts[kind].length)])
const withText = (kind: keyof typeof starts, text: string) =>
  Buffer.concat([fileOf(kind, 500), Buffer.from(text), randomBytes(500)])
const cvOf = (name: string, bytes: Buffer, type = 'application/pdf') => ({
  name,
  content: bytes.toString('base64'),
  type,
})
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Spec 7 row 3. */
const signUp = {
  name: 'Žofia Šťastná',
  email: 'zofia@example.org',
  phone: '+421 000 000 000',
  technology: 'dotnet',
  gdprConsent: true,
  formType: 'it-specialist',
  cvFile: null as ReturnType<typeof cvOf> | null,
}
/** Spec 7 row 4. */
const application = {
  ...signUp,
  formType: 'job-application',
  jobTitle: 'Vývojář „React“ & Node',
  technology: '.NET / C#',
}

/** The one attachment of the one mail, its bytes as they arrived. */
async function onlyAttachment() {
  const { mail } = await system.onlyMail()
  const [attachment, ...more] = mail.attachments
  if (!attachment || more.length > 0) throw new Error(`${mail.attachments.length} attachments`)
  const { content } = attachment
  if (typeof content === 'string') throw new Error('the attachment came as text')
  return { ...attachment, mail, bytes: new Uint8Array(content) }
}

test('a sign-up arrives complete', async () => {
  const answer = await system.functions.post(signUp)

  expect(answer).toMatchObject({ status: 200, body: { ok: true } })
  const { mail, envelope } = await system.onlyMail()
  expect(envelope).toMatchObject({ from: mailFrom, to: [mailTo] })
  expect(mail.subject).toBe('Specialist: Žofia Šťastná, .NET / C#')
  expect(mail.replyTo).toEqual([{ name: signUp.name, address: signUp.email }])
  expect(mail.attachments).toEqual([])
  for (const value of [signUp.name, signUp.email, signUp.phone, '.NET / C#']) {
    expect(mail.text).toContain(value)
    expect(mail.html).toContain(value)
  }
})

test('an application arrives with the project it is for', async () => {
  expect(await system.functions.post({ ...application, technology: 'GoLang' })).toMatchObject({ status: 200 })

  const { mail } = await system.onlyMail()
  expect(mail.subject).toBe(`Application: ${application.jobTitle}, ${application.name}`)
  expect(mail.text).toContain(`Project: ${application.jobTitle}\n`)
  expect(mail.text).toContain('Technology: GoLang\n')
  expect(mail.html).toContain('Vývojář „React“ &amp; Node')
})

describe.each([
  ['sign-up', signUp],
  ['application', application],
])('the CV of a %s', (_form, payload) => {
  test.each([
    ['pdf', 'application/pdf'],
    ['doc', 'application/msword'],
    ['docx', docxType],
  ] as const)('%s arrives byte for byte, its name and type given by us', async (kind, type) => {
    const bytes = fileOf(kind)
    const answer = await system.functions.post({
      ...payload,
      cvFile: cvOf(`Životopis "Žofia" <b>.${kind.toUpperCase()}`, bytes, 'text/html'),
    })

    expect(answer).toMatchObject({ status: 200 })
    const { mail, bytes: arrived, filename, mimeType, disposition } = await onlyAttachment()
    expect(Buffer.compare(arrived, bytes)).toBe(0)
    const { id } = answer.body as { id: string }
    expect({ filename, mimeType, disposition }).toEqual({
      filename: `cv-${id}.${kind}`,
      mimeType: type,
      disposition: 'attachment',
    })
    expect(mail.text).toContain(`CV: Životopis "Žofia" <b>.${kind.toUpperCase()} (3 KB), attached`)
    expect(mail.html).toContain('Životopis &quot;Žofia&quot; &lt;b&gt;')
  })

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
  ])('named %j arrives under our name', async (name) => {
    const answer = await system.functions.post({ ...payload, cvFile: cvOf(name, fileOf('pdf')) })
    expect(answer).toMatchObject({ status: 200 })
    const { filename, mail } = await onlyAttachment()
    expect(filename).toBe(`cv-${(answer.body as { id: string }).id}.pdf`)
    expect(mail.html).not.toContain('<script')
    for (const hidden of ['\u0000', '\u202e']) expect(mail.text).not.toContain(hidden)
  })

  // 4 MB of an archive whose parts would unpack to 4 GB: nobody here unpacks it.
  test('that is an archive bomb costs no more than its size', async () => {
    const bomb = Buffer.concat([starts.docx, deflateRawSync(Buffer.alloc(4 * 1024 * 1024))])
    const padded = Buffer.concat([bomb, Buffer.alloc(4 * 1024 * 1024, bomb)])
    const answer = await system.functions.post({ ...payload, cvFile: cvOf('cv.docx', padded) })
    expect(answer).toMatchObject({ status: 200 })
    expect(hash((await onlyAttachment()).bytes)).toBe(hash(padded))
  })

  test('of 5 MB arrives, one byte more does not', async () => {
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

  test.each([
    ['a renamed program', cvOf('cv.pdf', fileOf('exe')), 'invalid_file_type'],
    ['a program', cvOf('cv.exe', fileOf('exe')), 'invalid_file_type'],
    ['a file of no bytes', cvOf('cv.pdf', Buffer.of()), 'invalid_file_type'],
    ['half its first bytes', cvOf('cv.pdf', Buffer.from('%PD')), 'invalid_file_type'],
    ['a macro-bearing kind', cvOf('cv.docm', fileOf('docx')), 'invalid_file_type'],
    ['macros in a docx', cvOf('cv.docx', withText('docx', 'word/vbaProject.bin')), 'file_with_macros'],
    ['base64 cut off', { ...cvOf('cv.pdf', fileOf('pdf')), content: 'JVBERi0xLj' }, 'invalid'],
    [
      'base64 of the other alphabet',
      { ...cvOf('cv.pdf', fileOf('pdf')), content: 'JVBERi0xLjc_' },
      'invalid',
    ],
    ['bytes as a list', { ...cvOf('cv.pdf', fileOf('pdf')), content: [37, 80, 68, 70, 45] }, 'invalid'],
    [
      'a data address',
      { name: 'cv.pdf', type: '', content: 'data:application/pdf;base64,JVBERi0x' },
      'invalid',
    ],
    ['two files', [cvOf('cv.pdf', fileOf('pdf')), cvOf('cv.pdf', fileOf('pdf'))], 'invalid'],
    ['a name too long', cvOf(`${'n'.repeat(252)}.pdf`, fileOf('pdf')), 'too_long'],
    ['broken base64', { ...cvOf('cv.pdf', fileOf('pdf')), content: 'JVBERi0*' }, 'invalid'],
    ['no content', { name: 'cv.pdf', type: '' }, 'invalid'],
    ['a name with a header', cvOf('cv\r\nBcc: eve@example.org\r\n.pdf', fileOf('pdf')), 'invalid'],
    ['an address to fetch', { ...cvOf('cv.pdf', fileOf('pdf')), href: 'http://127.0.0.1' }, 'unknown_field'],
  ])('%s is refused and leaves no trace', async (_, cvFile, code) => {
    expect(await system.functions.post({ ...payload, cvFile })).toMatchObject({
      status: 422,
      body: { error: { code, field: 'cvFile' } },
    })
    await system.expectNoTrace()
  })
})

test('a body beyond every CV is cut off before it is read as JSON', async () => {
  const answer = await system.functions.send({
    headers: { origin: ourOrigin },
    body: 'x'.repeat(7.5 * 1024 * 1024 + 1),
  })
  expect(answer).toMatchObject({ status: 413, body: { error: { code: 'payload_too_large' } } })
})

test('a header in the job title is refused', async () => {
  const jobTitle = 'Developer\r\nBcc: eve@example.org'
  expect(await system.functions.post({ ...application, jobTitle })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid', field: 'jobTitle' } },
  })
  await system.expectNoTrace()
})

test.each([signUp, application])('a filled bait looks like success and sends nothing', async (payload) => {
  const cvFile = cvOf('cv.pdf', fileOf('pdf'))
  expect(await system.functions.post({ ...payload, cvFile, website: 'x' })).toMatchObject({ status: 200 })
  expect(await submissions(system.backend)).toMatchObject([{ state: 'suspected' }])
})
