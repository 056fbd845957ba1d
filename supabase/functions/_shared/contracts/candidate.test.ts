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
  ['sign-up', signUp],
  ['application', application],
])('%s', (_form, good: typeof signUp) => {
  test.each([
    ['as it stands', good, good],
    ['with the CV null', { ...good, cvFile: null }, undefined],
    ['without the CV', { ...good, cvFile: undefined }, { ...good, cvFile: null }],
    ['without a phone', { ...good, phone: undefined }, { ...good, phone: '' }],
    ['with the longest values', { ...good, name: 'n'.repeat(100), phone: '1'.repeat(20) }, undefined],
    ['with spaces around', { ...good, name: ' Ada ', phone: ' 1 ' }, { ...good, name: 'Ada', phone: '1' }],
  ])('%s it is taken', (_, payload: object, expected: object = payload) => {
    expect(parseEnquiry(payload)).toEqual({ enquiry: expected })
  })

  test.each([
    ['no name', { ...good, name: ' ' }, 'required', 'name'],
    ['a long name', { ...good, name: 'n'.repeat(101) }, 'too_long', 'name'],
    ['no e-mail', { ...good, email: undefined }, 'required', 'email'],
    ['an odd e-mail', { ...good, email: 'ada@' }, 'invalid_email', 'email'],
    ['a long e-mail', { ...good, email: `${'a'.repeat(244)}@example.org` }, 'too_long', 'email'],
    ['a long phone', { ...good, phone: '1'.repeat(21) }, 'too_long', 'phone'],
    ['a number as phone', { ...good, phone: 1 }, 'invalid', 'phone'],
    ['no technology', { ...good, technology: undefined }, 'required', 'technology'],
    ['no chosen technology', { ...good, technology: '' }, 'required', 'technology'],
    ['a technology that is not listed', { ...good, technology: 'Cobol' }, 'invalid', 'technology'],
    ['a key of all objects', { ...good, technology: 'constructor' }, 'invalid', 'technology'],
    ['a list of technologies', { ...good, technology: ['java'] }, 'invalid', 'technology'],
    ['consent as text', { ...good, gdprConsent: 'true' }, 'consent_required', 'gdprConsent'],
    ['a CV that is text', { ...good, cvFile: 'cv.pdf' }, 'invalid', 'cvFile'],
    ['a CV that is a list', { ...good, cvFile: [good.cvFile] }, 'invalid', 'cvFile'],
    [
      'a CV with a path',
      { ...good, cvFile: { ...good.cvFile, path: '/etc/passwd' } },
      'unknown_field',
      'cvFile',
    ],
    ['an unknown key', { ...good, message: 'x' }, 'unknown_field', 'message'],
  ])('%s is refused', (_, payload, code, field) => {
    expect(parseEnquiry(payload)).toEqual({ fault: { code, field } })
  })
})

test.each([
  ['sign-up', signUp, Object.keys(specialistTechnologies), 16],
  ['application', application, [...applicationTechnologies], 14],
])('a %s takes each of its technologies', (_, good, values, count) => {
  expect(values).toHaveLength(count)
  for (const technology of values) expect(parseEnquiry({ ...good, technology })).toHaveProperty('enquiry')
})

test('a sign-up takes values and an application takes labels (D54)', () => {
  const fault = { code: 'invalid', field: 'technology' }
  expect(parseEnquiry({ ...signUp, technology: 'Java' })).toEqual({ fault })
  expect(parseEnquiry({ ...application, technology: 'java' })).toEqual({ fault })
  expect(parseEnquiry({ ...application, technology: 'GoLang' })).toHaveProperty('enquiry')
})

test('Flutter and Kotlin are not options of an application', () => {
  const fault = { code: 'invalid', field: 'technology' }
  expect(parseEnquiry({ ...application, technology: 'Flutter' })).toEqual({ fault })
  expect(parseEnquiry({ ...application, technology: 'Kotlin' })).toEqual({ fault })
})

test.each([
  ['missing', undefined, 'required'],
  ['blank', '\u200b ', 'required'],
  ['too long', 'x'.repeat(201), 'too_long'],
  ['with a header behind it', 'Developer\r\nBcc: eve@example.org', 'invalid'],
])('a job title that is %s is refused', (_, jobTitle, code) => {
  expect(parseEnquiry({ ...application, jobTitle })).toEqual({ fault: { code, field: 'jobTitle' } })
})

test('a sign-up names no project', () => {
  const fault = { code: 'unknown_field', field: 'jobTitle' }
  expect(parseEnquiry({ ...signUp, jobTitle: 'Developer' })).toEqual({ fault })
})
