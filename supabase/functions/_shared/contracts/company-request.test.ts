import * as z from 'zod/mini'
import { expect, test } from 'vitest'

import { companyContract, parseEnquiry } from './enquiry.ts'
import { companyTechnologies } from './technologies.ts'

const good = {
  formType: 'company',
  company: 'Analytical Engines',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+420 000 000 000',
  technologies: ['React', '.NET / C#'],
  gdprConsent: true,
}

test.each([
  ['with all fields', good, good],
  ['with every technology', { ...good, technologies: [...companyTechnologies] }, undefined],
  [
    'with the longest company and phone',
    { ...good, company: 'c'.repeat(100), phone: '1'.repeat(20) },
    undefined,
  ],
  [
    'with surrounding spaces in the phone, which are removed',
    { ...good, phone: `  ${'1'.repeat(20)} ` },
    { ...good, phone: '1'.repeat(20) },
  ],
  ['without a phone, which becomes an empty text', { ...good, phone: undefined }, { ...good, phone: '' }],
  [
    'without technologies, which become an empty list',
    { ...good, technologies: undefined },
    { ...good, technologies: [] },
  ],
])('the company contract accepts a payload %s', (_, payload: object, expected: object = payload) => {
  expect(parseEnquiry(payload)).toEqual({ enquiry: expected })
})

test.each([
  ['no company', { ...good, company: ' ' }, 'required', 'company'],
  ['no name', { ...good, name: undefined }, 'required', 'name'],
  ['no e-mail', { ...good, email: '' }, 'required', 'email'],
  ['an invalid e-mail', { ...good, email: 'ada' }, 'invalid_email', 'email'],
  ['a long company', { ...good, company: 'c'.repeat(101) }, 'too_long', 'company'],
  ['a long name', { ...good, name: 'n'.repeat(101) }, 'too_long', 'name'],
  ['a long e-mail', { ...good, email: `${'a'.repeat(244)}@example.org` }, 'too_long', 'email'],
  ['a long phone', { ...good, phone: '1'.repeat(21) }, 'too_long', 'phone'],
  ['a phone with a line break', { ...good, phone: '1\nBcc: x' }, 'invalid', 'phone'],
  ['a technology of another form', { ...good, technologies: ['React', 'Kotlin'] }, 'invalid', 'technologies'],
  ['a technology in lower case', { ...good, technologies: ['react'] }, 'invalid', 'technologies'],
  ['a duplicate technology', { ...good, technologies: ['React', 'React'] }, 'invalid', 'technologies'],
  ['a string as technologies', { ...good, technologies: 'React' }, 'invalid', 'technologies'],
  ['null as technologies', { ...good, technologies: null }, 'invalid', 'technologies'],
  ['no consent', { ...good, gdprConsent: false }, 'consent_required', 'gdprConsent'],
  ['an unknown field', { ...good, message: 'x' }, 'unknown_field', 'message'],
])(
  'the company contract rejects a payload with %s and returns the code and the field of the error',
  (_, payload, code, field) => {
    expect(parseEnquiry(payload)).toEqual({ error: { code, field } })
  },
)

test('the company contract reports missing required fields in the order of the form', () => {
  const result = z.safeParse(companyContract, { formType: 'company' })
  expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'company',
    'name',
    'email',
    'gdprConsent',
  ])
})
