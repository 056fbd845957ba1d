import fc from 'fast-check'

const letter = fc.constantFrom(...Array.from('abcžščřĎÄß0129ЖαΩ你שم'), '👩‍🚀', 'e\u0301')
/** Generates texts with at least one visible character and at most `max` UTF-16 code units. */
const text = (max: number) =>
  fc
    .array(fc.oneof(letter, fc.constantFrom(' ', '-', "'", '<b>', '"', '&', ';', '%', '\\')), {
      maxLength: max,
    })
    .map((parts) => `A${parts.join('')}`.slice(0, max).replace(/(?:[\ud800-\udbff]|\u200d| )+$/, ''))
const email = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,30}([._+-][a-z0-9]{1,20})?$/), fc.stringMatching(/^[a-z]{1,20}$/))
  .map(([name, host]) => `${name}@${host}.example`)
const phone = fc.stringMatching(/^[+]?[0-9 ()/-]{0,18}$/).map((digits) => digits.trim())
const person = { name: text(100), email, gdprConsent: fc.constant(true) }

const starts = {
  pdf: '%PDF-1.7',
  doc: '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
  docx: 'PK\u0003\u0004',
}
const kind = fc.constantFrom('pdf', 'doc', 'docx')
const cvFile = fc
  .tuple(kind, text(200), fc.uint8Array({ maxLength: 3000 }))
  .map(([extension, name, rest]) => ({
    name: `${name}.${extension}`,
    content: Buffer.concat([Buffer.from(starts[extension], 'latin1'), rest]).toString('base64'),
    type: 'application/octet-stream',
  }))
const candidate = {
  ...person,
  phone,
  cvFile: fc.option(cvFile),
}

/**
 * Generates enquiries that are valid according to spec 5, spec 7 and D30. Does not use the contracts, because the tests
 * check the contracts with these enquiries.
 */
export const validEnquiry = fc.oneof(
  fc.record({ ...person, company: fc.oneof(fc.constant(''), text(100)), message: text(5000) }),
  fc.record({
    ...person,
    formType: fc.constant('company'),
    company: text(100),
    phone,
    technologies: fc.subarray([
      'React',
      'Angular',
      'Vue.js',
      'Node.js',
      'Java',
      'PHP',
      '.NET / C#',
      'Python',
    ]),
  }),
  fc.record({
    ...candidate,
    formType: fc.constant('it-specialist'),
    technology: fc.constantFrom('java', 'dotnet', 'vue', 'ux-ui', 'pm', 'other'),
  }),
  fc.record({
    ...candidate,
    formType: fc.constant('job-application'),
    jobTitle: text(200),
    technology: fc.constantFrom('Java', '.NET / C#', 'GoLang', 'UX/UI', 'PM/Scrum Master', 'Other'),
  }),
)

const broken = (field: string, value: unknown) => ({ field, value })
/** Generates a field and a value that make a valid payload invalid. The value `undefined` removes the field. */
const fault = fc.oneof(
  fc
    .constantFrom('name', 'email')
    .chain((field) =>
      fc.constantFrom(
        broken(field, undefined),
        broken(field, ''),
        broken(field, ' \u200b\t'),
        broken(field, null),
        broken(field, 7),
        broken(field, ['a']),
        broken(field, { a: 1 }),
        broken(field, 'a\nBcc: eve@example.org'),
        broken(field, 'n'.repeat(256)),
      ),
    ),
  fc
    .constantFrom('a', 'a@', '@a.example', 'a b@c.example', 'a@b', 'a@b..example')
    .map((value) => broken('email', value)),
  fc.constantFrom(false, 'true', 1, null, undefined).map((value) => broken('gdprConsent', value)),
  fc.constantFrom('x', 'constructor', '', 0, [], {}).map((value) => broken('formType', value)),
  fc
    .tuple(fc.constantFrom('unknown', '__proto__', 'constructor', 'toString', 'id', 'state'), fc.jsonValue())
    .map(([field, value]) => broken(field, value)),
)

export const invalidEnquiry = fc.tuple(validEnquiry, fault).map(([enquiry, { field, value }]) => {
  const entries = Object.entries(enquiry).filter(([name]) => name !== field)
  return Object.fromEntries(value === undefined ? entries : [...entries, [field, value]])
})

const anyString = fc.string({ unit: 'binary', maxLength: 300 })
const anyValue = fc.oneof(anyString, fc.jsonValue({ maxDepth: 3 }))
/**
 * Generates objects with random keys and values, valid payloads with random values of any JSON type in some text
 * fields, and valid payloads with random strings as the CV.
 */
export const anyEnquiry = fc.oneof(
  fc.dictionary(anyString, anyValue),
  fc
    .tuple(
      validEnquiry,
      fc.dictionary(fc.constantFrom('name', 'message', 'phone', 'company', 'jobTitle'), anyValue),
    )
    .map(([enquiry, more]) => ({ ...enquiry, ...more })),
  fc
    .tuple(validEnquiry, fc.record({ name: anyString, content: anyString, type: anyString }))
    .map(([enquiry, file]) => ({ ...enquiry, cvFile: file })),
)
