import * as z from 'zod/mini'
import { expect, test } from 'vitest'

import { contactContract } from './enquiry.ts'

const good = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: '',
  message: 'Two engineers, please.',
  gdprConsent: true,
}

test.each([
  ['removes surrounding space', 'name', '  Ada \u00a0', 'Ada'],
  ['replaces a tab in a one-line field with a space', 'name', 'Ada\tLovelace', 'Ada Lovelace'],
  ['keeps a tab in a message', 'message', 'a\tb', 'a\tb'],
  [
    'replaces other kinds of line break with a line feed',
    'message',
    'a\r\nb\rc\u2028d\u0085e\nf',
    'a\nb\nc\nd\ne\nf',
  ],
  ['removes control characters', 'message', 'a\u0000\u0007\u001b[31mb\u009b\u007f', 'a[31mb'],
  ['removes directional overrides and isolates', 'name', '\u202egnp\u202c.\u2066exe\u2069', 'gnp.exe'],
  [
    'removes a zero-width space and a byte order mark',
    'email',
    'ada\u200b@example.org\ufeff',
    'ada@example.org',
  ],
  ['removes a lone surrogate', 'name', 'Ada\ud83d', 'Ada'],
  ['composes a letter with its combining mark', 'name', 'Z\u030cofia', 'Žofia'],
  ['keeps an emoji of several code points', 'name', '👩🏽‍🚀❤️', '👩🏽‍🚀❤️'],
  ['keeps a zero-width non-joiner inside a word', 'message', 'می\u200cخواهم', 'می\u200cخواهم'],
])('the contact contract %s', (_, field, value, expected) => {
  expect(z.parse(contactContract, { ...good, [field]: value })).toEqual({ ...good, [field]: expected })
})

test('the contact contract cleans a text before it checks the maximum length', () => {
  const message = `${'\u200b'.repeat(10)}${'m\r\n'.repeat(2500)}`
  expect(z.parse(contactContract, { ...good, message }).message).toHaveLength(4999)
})

test('the contact contract reports one error code for each of four invalid fields', () => {
  const result = z.safeParse(contactContract, { name: '', email: 'ada', message: ' ', gdprConsent: false })
  const errors = result.error?.issues.map(({ path, message }) => [...path, message].join(': '))
  expect(errors).toEqual([
    'name: required',
    'email: invalid_email',
    'message: required',
    'gdprConsent: consent_required',
  ])
})
