import { describe, expect, test, vi } from 'vitest'

import { parseEnquiry } from './enquiry.ts'
import { application, companyRequest, contact, signUp } from './testing/sample-enquiries.ts'

/** The text fields of each form with their maximum lengths. Spec 9 has those of name, e-mail and phone. */
const forms: { good: { formType: string }; limits: Record<string, number> }[] = [
  { good: contact, limits: { name: 100, email: 255, company: 100, message: 5000 } },
  { good: companyRequest, limits: { company: 100, name: 100, email: 255, phone: 20 } },
  { good: signUp, limits: { name: 100, email: 255, phone: 20 } },
  { good: application, limits: { jobTitle: 200, name: 100, email: 255, phone: 20 } },
]
const otherFields = ['formType', 'technologies', 'technology', 'cvFile', 'gdprConsent']

test.each(forms)('`limits` lists every text field of the form $good.formType', ({ good, limits }) => {
  const fields = Object.keys(good).filter((field) => !otherFields.includes(field))
  expect(Object.keys(limits).toSorted(), 'Edit text-fields.test.ts').toEqual(fields.toSorted())
})

const fields = forms.flatMap(({ good, limits }) =>
  Object.entries(limits).map(([field, max]) => ({ form: good.formType, good, field, max })),
)

describe.each(fields)('$field of the form $form', ({ form, good, field, max }) => {
  const parse = (value: unknown) => parseEnquiry({ ...good, [field]: value })
  const accepted = (value: string) => ({ enquiry: { ...good, [field]: value } })
  const rejected = (code: string) => ({ error: { code, field } })
  const textOf = (length: number) =>
    field === 'email' ? 'zofia@example.org'.padStart(length, 'a') : 'x'.repeat(length)
  const isOptional = field === 'phone' || (form === 'contact' && field === 'company')

  test(`accepts ${max} characters and rejects one more`, () => {
    expect(parse(textOf(max))).toEqual(accepted(textOf(max)))
    expect(parse(textOf(max + 1))).toEqual(rejected('too_long'))
  })

  test('rejects values that are not texts', () => {
    for (const value of [7, null, true, ['x'], { toString: 'x' }]) {
      expect(parse(value), JSON.stringify(value)).toEqual(rejected('invalid'))
    }
  })

  test(`${field === 'message' ? 'keeps' : 'rejects'} a text after each kind of line break`, () => {
    const result = field === 'message' ? accepted('a\nBcc: e@e.org') : rejected('invalid')
    for (const lineBreak of ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029']) {
      expect(parse(`a${lineBreak}Bcc: e@e.org`), encodeURI(lineBreak)).toEqual(result)
    }
  })

  test('removes control characters and invisible characters', () => {
    const [first, ...rest] = textOf(18)
    const hidden = '\0\u0007\u001b\u009b\u200b\u202e\u2066\ufeff\u00ad'
    expect(parse(`${first}${hidden}${rest.join('')}\ud83d`)).toEqual(accepted(textOf(18)))
  })

  test(`${isOptional ? 'reads' : 'rejects'} an empty value`, () => {
    for (const value of [undefined, '', ' \t', '\u200b\u202e']) {
      const result = isOptional ? accepted('') : rejected('required')
      expect(parse(value), JSON.stringify(value)).toEqual(result)
    }
  })
})

test.each([
  ['removes spaces around a text', 'name', '  Ada \u00a0', 'Ada'],
  ['replaces a tab in a line with a space', 'name', 'Ada\tLovelace', 'Ada Lovelace'],
  ['replaces all line breaks with \\n', 'message', 'a\r\nb\rc\u2028d\u0085e\nf', 'a\nb\nc\nd\ne\nf'],
  ['composes a letter with its combining mark', 'name', 'Z\u030cofia', 'Žofia'],
  ['keeps an emoji of several code points', 'name', '👩🏽‍🚀❤️', '👩🏽‍🚀❤️'],
  ['keeps a zero-width non-joiner', 'message', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['cleans a text before it measures it', 'message', 'm\r\n'.repeat(2500), 'm\n'.repeat(2500).trim()],
])('%s', (_, field, value, expected) => {
  expect(parseEnquiry({ ...contact, [field]: value })).toEqual({ enquiry: { ...contact, [field]: expected } })
})

test('does not clean a text of more than four times its limit, because that could take long (D79)', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const marks = (count: number) =>
    parseEnquiry({ ...contact, name: 'Ada', company: '\u0315\u0300'.repeat(count) })
  expect(marks(200)).toEqual({ error: { code: 'too_long', field: 'company' } })
  const calls = normalize.mock.calls.length
  expect(marks(201)).toEqual({ error: { code: 'too_long', field: 'company' } })
  expect(normalize).toHaveBeenCalledTimes(calls * 2 - 1)
})

test.each(['a.b_c+d-e@x1.example', '0@a-b.co.uk', 'r&d@firma.cz', "o'hara@a.example", 'hr@example.xn--p1ai'])(
  'accepts the e-mail address %s',
  (email) => {
    expect(parseEnquiry({ ...contact, email })).toEqual({ enquiry: { ...contact, email } })
  },
)

test.each([
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['hr@пример.рф', 'hr@xn--e1afmkfd.xn--p1ai'],
])('stores the e-mail address %s as %s', (email, stored) => {
  expect(parseEnquiry({ ...contact, email })).toEqual({ enquiry: { ...contact, email: stored } })
})

test.each([
  'žofia@a.example',
  'a@-b.example',
  'a@b.example/c',
  'a@ü@b.example',
  '.a@b.example',
  'a..b@c.example',
  'ada',
  'ada@',
  '@a.example',
  'a b@c.example',
  'a@b',
  'a@b..example',
  'a@b.example, c@d.example',
  'Ada <a@b.example>',
])('rejects the e-mail address %j', (email) => {
  expect(parseEnquiry({ ...contact, email })).toEqual({ error: { code: 'invalid_email', field: 'email' } })
})
