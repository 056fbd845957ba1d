import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { applicationContract, companyContract, contactContract, specialistContract } from '@contracts/enquiry'

import { goodEnquiry, startFunctionsWithMailbox } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

const candidate = {
  name: 'Žofia Šťastná',
  email: 'zofia@example.org',
  phone: '+421 000 000 000',
  technology: 'dotnet',
  gdprConsent: true,
  cvFile: null,
}

/**
 * A valid payload of each form, and its text fields with their maximum length (spec 5, 9). `lines` marks a field that
 * accepts several lines.
 */
const forms = {
  contact: {
    payload: goodEnquiry,
    fields: { name: [100], company: [100], message: [5000, 'lines'] },
  },
  company: {
    payload: {
      formType: 'company',
      company: 'Analytical Engines',
      name: 'Ada',
      email: 'ada@example.org',
      phone: '1',
      technologies: [],
      gdprConsent: true,
    },
    fields: { company: [100], name: [100], phone: [20] },
  },
  'it-specialist': {
    payload: { formType: 'it-specialist', ...candidate },
    fields: { name: [100], phone: [20] },
  },
  'job-application': {
    payload: { ...candidate, formType: 'job-application', jobTitle: 'Developer', technology: '.NET / C#' },
    fields: { name: [100], phone: [20], jobTitle: [200] },
  },
} satisfies Record<string, { payload: object; fields: Record<string, [max: number, lines?: 'lines']> }>

const contracts = {
  contact: contactContract,
  company: companyContract,
  'it-specialist': specialistContract,
  'job-application': applicationContract,
}

/** Fields that do not accept arbitrary text. Other tests check them. */
const otherFields = ['email', 'technologies', 'technology', 'gdprConsent', 'formType', 'cvFile']

test.each(Object.entries(contracts))(
  'the object "forms" in every-field.test.ts lists exactly the text fields of the %s contract',
  (form, contract) => {
    const textFields = Object.keys(contract.shape).filter((field) => !otherFields.includes(field))
    expect(
      Object.keys(forms[form as keyof typeof forms].fields).toSorted(),
      'Edit forms in tests/functions/every-field.test.ts',
    ).toEqual(textFields.toSorted())
  },
)

const lineBreaks = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029']

const cases = Object.entries(forms).flatMap(([form, { payload, fields }]) =>
  Object.entries<[number, 'lines'?]>(fields).map(([field, [max, lines]]) => ({
    form,
    payload,
    field,
    max,
    lines,
  })),
)

describe.each(cases)('the field $field of the form $form', ({ form, payload, field, max, lines }) => {
  const textFieldOfForm = `the field ${field} of the form ${form}`
  const post = (value: unknown) => system.functions.post({ ...payload, [field]: value })
  const errorResponse = (code: string) => ({ status: 422, body: { error: { code, field } } })

  test(`a text of the maximum length in ${textFieldOfForm} is mailed, and a text with one character more is rejected with too_long and neither stored, mailed nor logged`, async () => {
    expect(await post('x'.repeat(max + 1))).toMatchObject(errorResponse('too_long'))
    await system.expectNoTrace()
    expect(await post('x'.repeat(max))).toMatchObject({ status: 200 })
    expect((await system.onlyMail()).mail.text).toContain('x'.repeat(max))
  })

  test.each([7, null, true, ['x'], { toString: 'x' }])(
    `the value %j in ${textFieldOfForm} is rejected with the code invalid and neither stored, mailed nor logged`,
    async (value) => {
      expect(await post(value)).toMatchObject(errorResponse('invalid'))
      await system.expectNoTrace()
    },
  )

  test.each(lines ? [] : lineBreaks)(
    `a mail header after the line break %j in ${textFieldOfForm} is rejected with the code invalid and neither stored, mailed nor logged`,
    async (lineBreak) => {
      expect(await post(`a${lineBreak}Bcc: eve@e.org`)).toMatchObject(errorResponse('invalid'))
      await system.expectNoTrace()
    },
  )

  test(`a text in ${textFieldOfForm} is mailed without its control characters and invisible characters`, async () => {
    expect(await post('a\u0000b\u0007c\u200bd\u202ee\u2066f\ufeffg\u00adh')).toMatchObject({ status: 200 })
    expect((await system.onlyMail()).mail.text).toContain('abcdefgh')
  })

  test(`markup in ${textFieldOfForm} is escaped in the HTML part of the mail and unchanged in the text part`, async () => {
    const markup = `<b x="'">&`
    expect(await post(markup)).toMatchObject({ status: 200 })
    const { mail } = await system.onlyMail()
    expect(mail.html).toContain('&lt;b x=&quot;&#39;&quot;&gt;&amp;')
    expect(mail.html).not.toContain('<b ')
    expect(mail.text).toContain(markup)
  })

  test(`an encoded word in ${textFieldOfForm} is mailed as text, without another recipient or a Bcc header`, async () => {
    expect(await post('=?utf-8?q?x=0A?=')).toMatchObject({ status: 200 })
    const { mail, envelope } = await system.onlyMail()
    expect(envelope.to).toEqual(['office@example.com'])
    expect(mail.text).toContain('=?utf-8?q?x=0A?=')
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})
