import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'

import { contactContract } from './contact.ts'

const good = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  company: '',
  message: 'Two engineers, please.',
  gdprConsent: true,
}

describe('what is cleaned', () => {
  test.each([
    ['space around', 'name', '  Ada \u00a0', 'Ada'],
    ['a tab in one line', 'name', 'Ada\tLovelace', 'Ada Lovelace'],
    ['a tab in a message', 'message', 'a\tb', 'a\tb'],
    ['every kind of line end', 'message', 'a\r\nb\rc\u2028d\u0085e\nf', 'a\nb\nc\nd\ne\nf'],
    ['controls', 'message', 'a\u0000\u0007\u001b[31mb\u009b\u007f', 'a[31mb'],
    ['direction overrides and isolates', 'name', '\u202egnp\u202c.\u2066exe\u2069', 'gnp.exe'],
    ['zero-width characters', 'email', 'ada\u200b@example.org\ufeff', 'ada@example.org'],
    ['half a surrogate pair', 'name', 'Ada\ud83d', 'Ada'],
    ['letters with loose marks', 'name', 'Z\u030cofia', 'Žofia'],
    ['an emoji of several parts stays', 'name', '👩🏽‍🚀❤️', '👩🏽‍🚀❤️'],
    ['a joiner inside a word stays', 'message', 'می\u200cخواهم', 'می\u200cخواهم'],
  ])('%s', (_, field, value, expected) => {
    expect(z.parse(contactContract, { ...good, [field]: value })).toEqual({ ...good, [field]: expected })
  })
})

test('limits count what is left after cleaning', () => {
  const message = `${'\u200b'.repeat(10)}${'m\r\n'.repeat(2500)}`
  expect(z.parse(contactContract, { ...good, message }).message).toHaveLength(4999)
})

test('a form sees every faulty field at once, the telling fault first, each as a key', () => {
  const result = z.safeParse(contactContract, { name: '', email: 'ada', message: ' ', gdprConsent: false })
  const faults = result.error?.issues.map(({ path, message }) => [...path, message].join(': '))
  expect(faults).toEqual([
    'name: required',
    'email: invalid_email',
    'message: required',
    'gdprConsent: consent_required',
  ])
})
