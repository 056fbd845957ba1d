import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { goodEnquiry, ourOrigin, startFunctionsWithMailbox } from '../setup/functions.ts'

let system: Awaited<ReturnType<typeof startFunctionsWithMailbox>>

beforeAll(async () => {
  system = await startFunctionsWithMailbox()
})
afterAll(() => system.close())
beforeEach(() => system.clear())

test('what is refused below is refused by a function that does deliver', async () => {
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
  ['refused consent', { ...goodEnquiry, gdprConsent: false }, 'consent_required', 'gdprConsent'],
  ['consent as text', { ...goodEnquiry, gdprConsent: 'true' }, 'consent_required', 'gdprConsent'],
  ['a blank name', { ...goodEnquiry, name: ' \t ' }, 'required', 'name'],
  ['an invisible name', { ...goodEnquiry, name: '\u200b\u200d\u202e' }, 'required', 'name'],
  ['a blank message', { ...goodEnquiry, message: '\r\n\u00a0' }, 'required', 'message'],
  ['a name too long', { ...goodEnquiry, name: 'n'.repeat(101) }, 'too_long', 'name'],
  ['an email too long', { ...goodEnquiry, email: `${'a'.repeat(244)}@example.org` }, 'too_long', 'email'],
  ['a company too long', { ...goodEnquiry, company: 'c'.repeat(101) }, 'too_long', 'company'],
  ['a message too long', { ...goodEnquiry, message: 'm'.repeat(5001) }, 'too_long', 'message'],
  ['a number as name', { ...goodEnquiry, name: 5 }, 'invalid', 'name'],
  ['null as message', { ...goodEnquiry, message: null }, 'invalid', 'message'],
  ['an array as company', { ...goodEnquiry, company: ['x'] }, 'invalid', 'company'],
  ['an email without @', { ...goodEnquiry, email: 'ada.example.org' }, 'invalid_email', 'email'],
  ['two emails', { ...goodEnquiry, email: 'a@example.org, b@example.org' }, 'invalid_email', 'email'],
  ['an email in brackets', { ...goodEnquiry, email: 'Ada <ada@example.org>' }, 'invalid_email', 'email'],
  ['a header after the name', { ...goodEnquiry, name: 'Ada\r\nBcc: eve@example.org' }, 'invalid', 'name'],
  [
    'a header after the company',
    { ...goodEnquiry, company: 'AE\u2028Bcc: eve@example.org' },
    'invalid',
    'company',
  ],
  [
    'a header after the email',
    { ...goodEnquiry, email: 'ada@example.org\nBcc: eve@example.org' },
    'invalid',
    'email',
  ],
  ['an unknown key', { ...goodEnquiry, phone: '1' }, 'unknown_field', 'phone'],
  ['a key of all objects', { ...goodEnquiry, constructor: 1 }, 'unknown_field', 'constructor'],
  [
    'a prototype',
    JSON.parse(`{"__proto__":{"admin":true},${json.slice(1)}`) as object,
    'unknown_field',
    '__proto__',
  ],
  ['an unknown form', { ...goodEnquiry, formType: 'newsletter' }, 'unknown_form', 'formType'],
  ['a form of all objects', { ...goodEnquiry, formType: 'constructor' }, 'unknown_form', 'formType'],
  ['a form of another kind', { ...goodEnquiry, formType: null }, 'unknown_form', 'formType'],
  ['a bait and no name', { ...without('name'), website: 'x' }, 'required', 'name'],
])('%s is refused', async (_, payload, code, field) => {
  const answer = await system.functions.post(payload)
  expect(answer).toMatchObject({ status: 422, body: { error: { code, field } } })
  expect(answer.headers.get('access-control-allow-origin')).toBe(ourOrigin)
  await system.expectNoTrace()
})
