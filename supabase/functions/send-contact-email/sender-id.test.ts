import { expect, test } from 'vitest'

import { getSenderId } from './sender-id.ts'

const idFor = (value: string | null, header = 'x-forwarded-for') =>
  getSenderId(
    new Request('http://functions.example', { headers: value === null ? {} : { [header]: value } }),
    { header: 'x-forwarded-for', secret: 'secret' },
  )

test.each([
  ['198.51.100.7', '203.0.113.1, 198.51.100.7'],
  ['198.51.100.7', ' 198.51.100.7 '],
  ['198.51.100.7', '::FFFF:198.51.100.7'],
  ['2001:db8::1', '2001:0DB8:0:0:1:2:3:4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['::1', '0:0:0:0:ffff::'],
])('getSenderId returns the same id for %s and %s', async (first, second) => {
  expect(await idFor(second)).toBe(await idFor(first))
})

test.each([
  ['198.51.100.7', '198.51.100.8'],
  ['198.51.100.7', '198.51.100.7, 203.0.113.1'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
])('getSenderId returns different ids for %s and %s', async (first, second) => {
  expect(await idFor(second)).not.toBe(await idFor(first))
})

test.each([null, '', ' ', '203.0.113.1,'])('getSenderId returns null for the header %j', async (value) => {
  expect(await idFor(value)).toBeNull()
})

test('getSenderId returns null if the IP address is in another header than the configured header', async () => {
  expect(await idFor('198.51.100.7', 'x-real-ip')).toBeNull()
})
