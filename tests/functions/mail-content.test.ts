import { afterAll, beforeAll, expect, test } from 'vitest'

import { parseEnquiry } from '../../supabase/functions/_shared/contracts/enquiry.ts'
import {
  application,
  companyRequest,
  contact,
  signUp,
} from '../../supabase/functions/_shared/contracts/testing/sample-enquiries.ts'
import { parseEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { enquiryMail } from '../../supabase/functions/send-contact-email/enquiry-mail.ts'
import { environmentSchema } from '../../supabase/functions/send-contact-email/environment.ts'
import { createMailer, type SendMail } from '../../supabase/functions/send-contact-email/mail.ts'
import type { StoredEnquiry } from '../../supabase/functions/send-contact-email/outbox.ts'
import { functionEnvironment, mailFrom, mailTo } from '../setup/functions.ts'
import { startMailServer } from '../setup/smtp.ts'

let mailServer: Awaited<ReturnType<typeof startMailServer>>
let sendMail: SendMail

beforeAll(async () => {
  mailServer = await startMailServer()
  const environment = functionEnvironment(mailServer.port, 'http://127.0.0.1')
  sendMail = createMailer(parseEnvironment(environmentSchema, environment))
})
afterAll(() => mailServer.close())

const id = 'b0a4c1de-7d1f-4b57-9a1c-1f2e3d4c5b6a'

/** Mails an enquiry without the function and the database, and reads the mail as a mail program does. */
async function mailOf(payload: object, context: { withOffer?: boolean; language?: string } = {}) {
  const parsed = parseEnquiry(payload)
  if ('error' in parsed) throw new Error(`${parsed.error.field}: ${parsed.error.code}`)
  return mailOfStored({ ...parsed.enquiry, ...context })
}

async function mailOfStored(enquiry: StoredEnquiry) {
  await sendMail(enquiryMail({ id, enquiry, receivedAt: new Date('2026-01-02T03:04:05Z') }))
  const [mail] = mailServer.received.splice(0)
  if (!mail) throw new Error('no mail')
  return mail
}

test.each([
  {
    payload: contact,
    form: 'contact form',
    subject: `Contact: ${contact.name}, ${contact.company}`,
    rows: [`Company: ${contact.company}`, `Message: ${contact.message}`],
  },
  {
    payload: companyRequest,
    form: 'company form',
    subject: `Company request: ${companyRequest.company}, ${companyRequest.name}`,
    rows: [`Phone: ${companyRequest.phone}`, 'Technologies: React, .NET / C#'],
  },
  {
    payload: signUp,
    form: 'sign-up form for specialists',
    subject: `Specialist: ${signUp.name}, .NET / C#`,
    rows: [`Phone: ${signUp.phone}`, 'Technology: .NET / C#', 'CV: -'],
  },
  {
    payload: application,
    form: 'application form for projects',
    subject: `Application: ${application.jobTitle}, ${application.name}`,
    rows: [`Project: ${application.jobTitle}`, 'Technology: GoLang'],
  },
])('mails the fields of the $form to the office', async ({ payload, form, subject, rows }) => {
  const mail = await mailOf(payload)
  expect(mail).toMatchObject({
    recipients: [mailTo],
    subject,
    messageId: `<${id}@example.com>`,
    from: { name: 'Tidebridge', address: mailFrom },
    to: [{ address: mailTo }],
    replyTo: [{ name: payload.name, address: payload.email }],
    attachments: [],
  })
  const metadata = `Consent to data processing: given\nReceived: 2026-01-02 03:04 UTC\nReference: ${id}`
  const more = [`Name: ${payload.name}`, `Email: ${payload.email}`, metadata]
  for (const row of [...rows, ...more]) expect(mail.text).toContain(`${row}\n`)
  const intro = `Sent via the ${form} on the website.`
  for (const value of [intro, payload.name, payload.email, id]) expect(mail.html).toContain(value)
  // Each field of the contract has a row, except for `formType` and `gdprConsent`.
  expect(mail.html?.match(/<th /g)).toHaveLength(Object.keys(payload).length - 2)
})

test('mails a dash for each missing optional field, and that the visitor claimed the offer', async () => {
  const mail = await mailOf(
    { ...companyRequest, phone: undefined, technologies: undefined },
    { withOffer: true },
  )
  expect(mail.text).toContain('Phone: -\nTechnologies: -\nOffer: 10% off the MD rate, claimed in the popup\n')
  const { subject } = await mailOf({ ...contact, company: '' })
  expect(subject).toBe(`Contact: ${contact.name}`)
})

test('says in which language the visitor read the page (D80)', async () => {
  const { text } = await mailOf(contact, { language: 'Slovak' })
  expect(text).toContain('Language of the page: Slovak\n')
})

test('says that the CV of a suspected enquiry was not kept, and attaches none (D79)', async () => {
  const cvFile = { name: 'cv.pdf', content: '', type: '' }
  const enquiry = {
    ...signUp,
    formType: 'it-specialist',
    technology: 'dotnet',
    gdprConsent: true,
    cvFile,
  } as const
  const { text, attachments } = await mailOfStored(enquiry)
  expect(text).toContain('CV: cv.pdf, not kept, because')
  expect(attachments).toEqual([])
})

test('keeps the lines, letters and emoji of a message', async () => {
  const message = 'Dobrý deň,\n\n\tpotrebujeme 3 ľudí – „ihneď“. 🚀\nGrüße, 你好, שלום\n.\nKoniec.'
  const mail = await mailOf({ ...contact, message })
  expect(mail.text).toContain(message.replace(/^/gm, '> ').replaceAll('> \n', '>\n'))
  expect(mail.html).toContain(message.replaceAll('\n', '<br>'))
})

test('escapes markup in the text fields', async () => {
  const markup = `<b x="'">&`
  const mail = await mailOf({ ...contact, name: markup, company: markup, message: markup })
  expect(mail.html).not.toContain('<b ')
  for (const label of ['Name', 'Company', 'Message']) {
    expect(mail.text).toContain(`${label}: ${markup}\n`)
    const cell = `>${label}</th><td [^>]*>&lt;b x=&quot;&#39;&quot;&gt;&amp;</td>`
    expect(mail.html).toMatch(new RegExp(cell))
  }
})

test.each([
  ['../"; filename="evil.exe.doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'doc', 'application/msword'],
  [
    '<script>.docx',
    'PK\x03\x04',
    'docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
])('attaches the file %s with a generated name', async (name, content, extension, mimeType) => {
  const mail = await mailOf({ ...signUp, cvFile: { name, content: btoa(content), type: 'text/html' } })
  expect(mail.text).toContain(`CV: ${name} (1 KB), attached\n`)
  const filename = `cv-${id}.${extension}`
  expect(mail.attachments).toMatchObject([{ filename, mimeType, disposition: 'attachment' }])
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString('latin1')).toBe(content)
})

const base64 = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

// Mail programs decode encoded words (`=?utf-8?…?=`) in the subject and in names.
test.each([
  ['two addresses', 'Eve <eve@example.org>, Mallory'],
  ['an encoded header after a line break', base64('a\r\nBcc: eve@example.org')],
  ['repeated starts', `=?=?=?=?${base64('\u202e')}`],
])('mails a name with %s as plain text', async (_, text) => {
  const shown = text.replaceAll('=?', '= ?')
  const mail = await mailOf({ ...contact, name: text, company: text })
  expect(mail.recipients).toEqual([mailTo])
  expect(mail.subject).toBe(`Contact: ${shown}, ${shown}`)
  expect(mail.replyTo).toEqual([{ name: shown, address: contact.email }])
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
})
