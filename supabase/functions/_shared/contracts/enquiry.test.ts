import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseEnquiry } from './enquiry.ts'
import { application, companyRequest, contact, cvFile, signUp } from './testing/sample-enquiries.ts'

describe.each([contact, companyRequest, signUp, application])('the form $formType', (good) => {
  test.each([undefined, false, 'true', 1])('rejects the consent %j', (gdprConsent) => {
    const error = { code: 'consent_required', field: 'gdprConsent' }
    expect(parseEnquiry({ ...good, gdprConsent })).toEqual({ error })
  })

  test.each(['website', 'constructor', '__proto__'])('rejects the unknown field %s', (field) => {
    const payload = JSON.parse(`{"${field}":1,${JSON.stringify(good).slice(1)}`) as object
    expect(parseEnquiry(payload)).toEqual({ error: { code: 'unknown_field', field } })
  })

  test('returns an enquiry or an error with code and field for any JSON values', () => {
    const word = expect.stringMatching(/^\w+$/) as string
    const changes = fc.dictionary(fc.constantFrom(...Object.keys(good)), fc.jsonValue())
    fc.assert(
      fc.property(changes, (values) => {
        const result = parseEnquiry({ ...good, ...values })
        if ('error' in result) expect(result.error).toEqual({ code: word, field: word })
        else expect(result.enquiry).toBeTypeOf('object')
      }),
      { seed: 1 },
    )
  })
})

test.each(['newsletter', 'constructor', '', null, 5])('rejects the formType %j', (formType) => {
  const error = { code: 'unknown_form', field: 'formType' }
  expect(parseEnquiry({ ...contact, formType })).toEqual({ error })
})

test.each([
  { good: companyRequest, change: { technologies: ['React', 'Kotlin'] }, code: 'invalid' },
  { good: companyRequest, change: { technologies: ['React', 'React'] }, code: 'invalid' },
  { good: signUp, change: { technology: '' }, code: 'required' },
  { good: signUp, change: { technology: 'Java' }, code: 'invalid' },
  { good: application, change: { technology: undefined }, code: 'required' },
  { good: application, change: { technology: 'java' }, code: 'invalid' },
  { good: signUp, change: { cvFile: 'cv.pdf' }, code: 'invalid' },
  { good: application, change: { cvFile: { ...cvFile, href: 'http://127.0.0.1' } }, code: 'unknown_field' },
])('the form $good.formType rejects $change as $code', ({ good, change, code }) => {
  const [field] = Object.keys(change)
  expect(parseEnquiry({ ...good, ...change })).toEqual({ error: { code, field } })
})

test.each([
  { good: companyRequest, change: { technologies: [] } },
  { good: signUp, change: { cvFile: null } },
])('the form $good.formType reads a missing value as $change', ({ good, change }) => {
  const [field = ''] = Object.keys(change)
  expect(parseEnquiry({ ...good, [field]: undefined })).toEqual({ enquiry: { ...good, ...change } })
})
