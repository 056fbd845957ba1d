import { describe, expect, test } from 'vitest'

import { parseEnquiry } from './enquiry.ts'
import { applicationTechnologies, specialistTechnologies } from './technologies.ts'

const candidate = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+421 000 000 000',
  technology: 'dotnet',
  gdprConsent: true,
  cvFile: { name: 'cv.pdf', content: btoa('%PDF-1.7 Ada'), type: 'application/pdf' },
}
const signUp = { ...candidate, formType: 'it-specialist' }
const application = {
  ...candidate,
  formType: 'job-application',
  jobTitle: 'Senior React Developer',
  technology: '.NET / C#',
}

describe.each([
  ['specialist sign-up', signUp],
  ['job application', application],
])('the contract of the %s', (form, good: typeof signUp) => {
  test.each([
    ['with all fields', good, good],
    ['with the CV null', { ...good, cvFile: null }, undefined],
    ['without the CV, which becomes null', { ...good, cvFile: undefined }, { ...good, cvFile: null }],
    ['without a phone, which becomes an empty text', { ...good, phone: undefined }, { ...good, phone: '' }],
    ['with the longest name and phone', { ...good, name: 'n'.repeat(100), phone: '1'.repeat(20) }, undefined],
    [
      'with surrounding spaces, which are removed',
      { ...good, name: ' Ada ', phone: ' 1 ' },
      { ...good, name: 'Ada', phone: '1' },
    ],
  ])(`the contract of the ${form} accepts a payload %s`, (_, payload: object, expected: object = payload) => {
    expect(parseEnquiry(payload)).toEqual({ enquiry: expected })
  })

  test.each([
    ['no name', { ...good, name: ' ' }, 'required', 'name'],
    ['a long name', { ...good, name: 'n'.repeat(101) }, 'too_long', 'name'],
    ['no e-mail', { ...good, email: undefined }, 'required', 'email'],
    ['an invalid e-mail', { ...good, email: 'ada@' }, 'invalid_email', 'email'],
    ['a long e-mail', { ...good, email: `${'a'.repeat(244)}@example.org` }, 'too_long', 'email'],
    ['a long phone', { ...good, phone: '1'.repeat(21) }, 'too_long', 'phone'],
    ['a number as phone', { ...good, phone: 1 }, 'invalid', 'phone'],
    ['no technology', { ...good, technology: undefined }, 'required', 'technology'],
    ['an empty technology', { ...good, technology: '' }, 'required', 'technology'],
    ['an unlisted technology', { ...good, technology: 'Cobol' }, 'invalid', 'technology'],
    [
      'a property of Object.prototype as technology',
      { ...good, technology: 'constructor' },
      'invalid',
      'technology',
    ],
    ['an array as technology', { ...good, technology: ['java'] }, 'invalid', 'technology'],
    ['a string as consent', { ...good, gdprConsent: 'true' }, 'consent_required', 'gdprConsent'],
    ['a string as CV', { ...good, cvFile: 'cv.pdf' }, 'invalid', 'cvFile'],
    ['an array as CV', { ...good, cvFile: [good.cvFile] }, 'invalid', 'cvFile'],
    [
      'an unknown field in the CV',
      { ...good, cvFile: { ...good.cvFile, path: '/etc/passwd' } },
      'unknown_field',
      'cvFile',
    ],
    ['an unknown field', { ...good, message: 'x' }, 'unknown_field', 'message'],
  ])(
    `the contract of the ${form} rejects a payload with %s and returns the code and the field of the error`,
    (_, payload, code, field) => {
      expect(parseEnquiry(payload)).toEqual({ error: { code, field } })
    },
  )
})

test.each([
  ['specialist sign-up', 16, signUp, Object.keys(specialistTechnologies)],
  ['job application', 14, application, [...applicationTechnologies]],
])('the contract of the %s accepts each of its %i technologies', (_, count, good, values) => {
  expect(values).toHaveLength(count)
  for (const technology of values) expect(parseEnquiry({ ...good, technology })).toHaveProperty('enquiry')
})

test('the sign-up rejects the label Java as technology, and the job application rejects the value java and accepts the label GoLang (D54)', () => {
  const error = { code: 'invalid', field: 'technology' }
  expect(parseEnquiry({ ...signUp, technology: 'Java' })).toEqual({ error })
  expect(parseEnquiry({ ...application, technology: 'java' })).toEqual({ error })
  expect(parseEnquiry({ ...application, technology: 'GoLang' })).toHaveProperty('enquiry')
})

test('the job application rejects the technologies Flutter and Kotlin', () => {
  const error = { code: 'invalid', field: 'technology' }
  expect(parseEnquiry({ ...application, technology: 'Flutter' })).toEqual({ error })
  expect(parseEnquiry({ ...application, technology: 'Kotlin' })).toEqual({ error })
})

test.each([
  ['missing', undefined, 'required'],
  ['blank', '\u200b ', 'required'],
  ['too long', 'x'.repeat(201), 'too_long'],
  ['followed by a mail header', 'Developer\r\nBcc: eve@example.org', 'invalid'],
])(
  'the job application rejects a job title that is %s and returns the code and the field of the error',
  (_, jobTitle, code) => {
    expect(parseEnquiry({ ...application, jobTitle })).toEqual({ error: { code, field: 'jobTitle' } })
  },
)

test('the sign-up rejects a payload with a job title', () => {
  const error = { code: 'unknown_field', field: 'jobTitle' }
  expect(parseEnquiry({ ...signUp, jobTitle: 'Developer' })).toEqual({ error })
})
