import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { mailFrom, mailTo, startFunctionsWithMailbox, submissions } from '../setup/functions.ts'
import { application, cvOf, fileOf, signUp } from './candidate-payloads.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

test('send-contact-email mails the name, e-mail address, phone and technology of a specialist sign-up without a CV, with the specialist as reply-to and no attachment', async () => {
  const response = await system.functions.post(signUp)

  expect(response).toMatchObject({ status: 200, body: { ok: true } })
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

test('send-contact-email mails a job application with the job title in the subject, in the text and escaped in the HTML, and the technology in the text', async () => {
  expect(await system.functions.post({ ...application, technology: 'GoLang' })).toMatchObject({ status: 200 })

  const { mail } = await system.onlyMail()
  expect(mail.subject).toBe(`Application: ${application.jobTitle}, ${application.name}`)
  expect(mail.text).toContain(`Project: ${application.jobTitle}\n`)
  expect(mail.text).toContain('Technology: GoLang\n')
  expect(mail.html).toContain('Vývojář „React“ &amp; Node')
})

test('send-contact-email returns 422 and stores, mails and logs nothing if the job title contains a mail header', async () => {
  const jobTitle = 'Developer\r\nBcc: eve@example.org'
  expect(await system.functions.post({ ...application, jobTitle })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid', field: 'jobTitle' } },
  })
  await system.expectNoTrace()
})

test.each([signUp, application])(
  'send-contact-email returns 200 and stores the $formType payload as suspected if the honeypot is filled',
  async (payload) => {
    const cvFile = cvOf('cv.pdf', fileOf('pdf'))
    expect(await system.functions.post({ ...payload, cvFile, aside: 'x' })).toMatchObject({ status: 200 })
    expect(await submissions(system.backend)).toMatchObject([{ state: 'suspected' }])
  },
)
