import { expect, test } from 'vitest'

import { senderOf } from './sender.ts'

const from = (value: string | null, header = 'x-forwarded-for') =>
  senderOf(new Request('http://functions.example', { headers: value === null ? {} : { [header]: value } }), {
    header: 'x-forwarded-for',
    secret: 'secret',
  })

test.each([
  ['198.51.100.7', '203.0.113.1, 198.51.100.7'],
  ['198.51.100.7', ' 198.51.100.7 '],
  ['198.51.100.7', '::FFFF:198.51.100.7'],
  ['2001:db8::1', '2001:0DB8:0:0:1:2:3:4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['::1', '0:0:0:0:ffff::'],
])('%s and %s are one sender', async (one, other) => {
  expect(await from(other)).toBe(await from(one))
})

test.each([
  ['198.51.100.7', '198.51.100.8'],
  ['198.51.100.7', '198.51.100.7, 203.0.113.1'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
])('%s and %s are two', async (one, other) => {
  expect(await from(other)).not.toBe(await from(one))
})

test.each([null, '', ' ', '203.0.113.1,'])('without an address (%j) the sender is unknown', async (value) => {
  expect(await from(value)).toBeNull()
})

test('another header than the agreed one says nothing', async () => {
  expect(await from('198.51.100.7', 'x-real-ip')).toBeNull()
})
