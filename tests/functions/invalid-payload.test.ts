import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { goodEnquiry, ourOrigin, startFunctionsWithMailbox } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

test('send-contact-email returns 200 for the valid payload that the next tests make invalid, and mails it', async () => {
  expect(await system.functions.post(goodEnquiry)).toMatchObject({ status: 200 })
  await system.onlyMail()
})

const json = JSON.stringify(goodEnquiry)
const without = (field: keyof typeof goodEnquiry) => ({ ...goodEnquiry, [field]: undefined })

test.each([
  ['no name', without('name'), 'required', 'name'],
  ['no email', without('email'), 'required', 'email'],
  ['no message', without('message'), 'required', 'message'],
  ['no consent', without('gdprConsent'), 'consent_required', 'gdprConsent'],
  ['consent that is false', { ...goodEnquiry, gdprConsent: false }, 'consent_required', 'gdprConsent'],
  ['consent that is a string', { ...goodEnquiry, gdprConsent: 'true' }, 'consent_required', 'gdprConsent'],
  ['a name of white space', { ...goodEnquiry, name: ' \t ' }, 'required', 'name'],
  ['a name of invisible characters', { ...goodEnquiry, name: '\u200b\u200d\u202e' }, 'required', 'name'],
  ['a name of Hangul fillers', { ...goodEnquiry, name: '\u3164\u115f\u1160\uffa0' }, 'required', 'name'],
  ['a name of empty Braille patterns', { ...goodEnquiry, name: '\u2800\u2800' }, 'required', 'name'],
  ['a name of null noteheads', { ...goodEnquiry, name: '\u{1d159}' }, 'required', 'name'],
  ['a name of variation selectors', { ...goodEnquiry, name: '\ufe0f\u{e0100}' }, 'required', 'name'],
  ['a name of tag characters', { ...goodEnquiry, name: '\u{e0041}\u{e0042}' }, 'required', 'name'],
  ['a message of white space', { ...goodEnquiry, message: '\r\n\u00a0' }, 'required', 'message'],
  ['a name that is too long', { ...goodEnquiry, name: 'n'.repeat(101) }, 'too_long', 'name'],
  [
    'an e-mail address that is too long',
    { ...goodEnquiry, email: `${'a'.repeat(244)}@example.org` },
    'too_long',
    'email',
  ],
  ['a company that is too long', { ...goodEnquiry, company: 'c'.repeat(101) }, 'too_long', 'company'],
  ['a message that is too long', { ...goodEnquiry, message: 'm'.repeat(5001) }, 'too_long', 'message'],
  ['a number as name', { ...goodEnquiry, name: 5 }, 'invalid', 'name'],
  ['null as message', { ...goodEnquiry, message: null }, 'invalid', 'message'],
  ['an array as company', { ...goodEnquiry, company: ['x'] }, 'invalid', 'company'],
  ['an e-mail address without @', { ...goodEnquiry, email: 'ada.example.org' }, 'invalid_email', 'email'],
  [
    'two e-mail addresses',
    { ...goodEnquiry, email: 'a@example.org, b@example.org' },
    'invalid_email',
    'email',
  ],
  [
    'an e-mail address in angle brackets',
    { ...goodEnquiry, email: 'Ada <ada@example.org>' },
    'invalid_email',
    'email',
  ],
  [
    'a mail header after the name',
    { ...goodEnquiry, name: 'Ada\r\nBcc: eve@example.org' },
    'invalid',
    'name',
  ],
  [
    'a mail header after the company',
    { ...goodEnquiry, company: 'AE\u2028Bcc: eve@example.org' },
    'invalid',
    'company',
  ],
  [
    'a mail header after the e-mail address',
    { ...goodEnquiry, email: 'ada@example.org\nBcc: eve@example.org' },
    'invalid',
    'email',
  ],
  ['an unknown field', { ...goodEnquiry, phone: '1' }, 'unknown_field', 'phone'],
  [
    'a field named like a property of Object.prototype',
    { ...goodEnquiry, constructor: 1 },
    'unknown_field',
    'constructor',
  ],
  [
    'the field __proto__',
    JSON.parse(`{"__proto__":{"admin":true},${json.slice(1)}`) as object,
    'unknown_field',
    '__proto__',
  ],
  ['an unknown form type', { ...goodEnquiry, formType: 'newsletter' }, 'unknown_form', 'formType'],
  [
    'a form type named like a property of Object.prototype',
    { ...goodEnquiry, formType: 'constructor' },
    'unknown_form',
    'formType',
  ],
  ['null as form type', { ...goodEnquiry, formType: null }, 'unknown_form', 'formType'],
  ['a filled honeypot and no name', { ...without('name'), aside: 'x' }, 'required', 'name'],
])(
  'send-contact-email returns 422 with a code, the name of the field and a CORS header, and stores, mails and logs nothing, for a payload with %s',
  async (_, payload, code, field) => {
    const response = await system.functions.post(payload)
    expect(response).toMatchObject({ status: 422, body: { error: { code, field } } })
    expect(response.headers.get('access-control-allow-origin')).toBe(ourOrigin)
    await system.expectNoTrace()
  },
)
