import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { mailFrom, mailTo, startFunctionsWithMailbox, submissions } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

const request = {
  company: 'Příliš žluťoučký kůň s. r. o.',
  name: 'Žofia Šťastná',
  email: 'zofia@example.org',
  phone: '+421 000 000 000',
  technologies: ['React', '.NET / C#'],
  gdprConsent: true,
  formType: 'company',
}

test('send-contact-email mails the company, name, e-mail address, phone, technologies and id of a company request, with the visitor as reply-to and no attachment', async () => {
  const response = await system.functions.post(request)

  expect(response).toMatchObject({ status: 200, body: { ok: true } })
  const { mail, envelope } = await system.onlyMail()
  expect(envelope).toMatchObject({ from: mailFrom, to: [mailTo] })
  expect(mail.subject).toBe(`Company request: ${request.company}, ${request.name}`)
  expect(mail.replyTo).toEqual([{ name: request.name, address: request.email }])
  expect(mail.attachments).toEqual([])
  const { id } = response.body as { id: string }
  for (const value of [request.company, request.name, request.email, request.phone, 'React, .NET / C#', id]) {
    expect(mail.text).toContain(value)
    expect(mail.html).toContain(value)
  }
})

test('send-contact-email mails a dash for the phone and the technologies of a company request that has only the required fields', async () => {
  const { company, name, email, gdprConsent, formType } = request
  await system.functions.post({ company, name, email, gdprConsent, formType })

  const { mail } = await system.onlyMail()
  expect(mail.text).toContain('Phone: -\nTechnologies: -\n')
})

test('send-contact-email escapes markup in the company, name and phone of a company request in the HTML of the mail', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  await system.functions.post({ ...request, company: markup, name: markup, phone: '<b>1</b>' })

  const { mail } = await system.onlyMail()
  expect(mail.html).not.toMatch(/<(img|b)\b/)
  expect(mail.html).toContain('&lt;b&gt;1&lt;/b&gt;')
})

test.each([
  ['a company of white space', { ...request, company: ' ' }, 'required', 'company'],
  ['an unlisted technology', { ...request, technologies: ['Cobol'] }, 'invalid', 'technologies'],
  ['a phone that is too long', { ...request, phone: '1'.repeat(21) }, 'too_long', 'phone'],
  ['the unknown field cvFile', { ...request, cvFile: null }, 'unknown_field', 'cvFile'],
])(
  'send-contact-email returns 422 with a code and the name of the field, and stores, mails and logs nothing, for a company request with %s',
  async (_, payload, code, field) => {
    expect(await system.functions.post(payload)).toMatchObject({
      status: 422,
      body: { error: { code, field } },
    })
    await system.expectNoTrace()
  },
)

test('send-contact-email returns 200 and stores the company request as suspected if the honeypot is filled', async () => {
  expect(await system.functions.post({ ...request, aside: 'x' })).toMatchObject({
    status: 200,
    body: { ok: true },
  })
  expect(await submissions(system.backend)).toMatchObject([{ state: 'suspected' }])
})
