import { expect, test } from 'vitest'

import { identifySender } from './sender.ts'

const senderOf = (headers: Record<string, string>, secret = 'secret') =>
  identifySender(new Headers(headers), 'cf-connecting-ip', secret)
const senderAt = (address: string) => senderOf({ 'cf-connecting-ip': address })

test.each([
  ['198.51.100.7', '203.0.113.1, 198.51.100.7'],
  ['198.51.100.7', '::FFFF:198.51.100.7'],
  ['198.51.100.7', '198.51.100.7:4711'],
  ['2001:db8::1', '[2001:db8::1]:4711'],
  ['2001:db8::1', '2001:0DB8:0:0:1:2:3:4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['::1', '0:0:0:0:ffff::'],
])('the addresses %s and %s identify the same sender', (first, second) => {
  expect(senderAt(second)).toEqual(senderAt(first))
})

test.each([
  ['198.51.100.7', '198.51.100.8', 'the same network'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 'the same network'],
  ['198.51.100.7', '198.51.101.7', 'another network'],
  ['2001:db8:1::1', '2001:db8:2::1', 'another network'],
])('the addresses %s and %s identify two senders, the second in %s', (first, second, relation) => {
  expect(senderAt(second).address).not.toBe(senderAt(first).address)
  expect(senderAt(second).network === senderAt(first).network).toBe(relation === 'the same network')
})

test('the ids of a sender are digests that depend on the secret', () => {
  const digest = expect.stringMatching(/^[\da-f]{64}$/) as string
  const headers = { 'cf-connecting-ip': '198.51.100.7' }
  expect(senderOf(headers)).toEqual({ address: digest, network: digest })
  expect(senderOf(headers, 'other').address).not.toBe(senderOf(headers).address)
})

test.each([
  ['203.0.113.1, 198.51.100.7', '198.51.100.7'],
  ['203.0.113.1, 198.51.100.7, 10.0.0.3, 172.18.0.1', '198.51.100.7'],
  ['198.51.100.7, 192.168.1.1, 127.0.0.1, 169.254.1.1, 100.64.0.1', '198.51.100.7'],
  ['2001:db8::1, fd00::1, fe80::1, ::1', '2001:db8::1'],
  ['198.51.100.7, ::ffff:10.0.0.3', '198.51.100.7'],
])(
  'without the configured header, the last public address in X-Forwarded-For: %s is %s',
  (forwarded, address) => {
    expect(senderOf({ 'x-forwarded-for': forwarded })).toEqual(senderAt(address))
  },
)

test.each<Record<string, string>>([
  {},
  { 'x-forwarded-for': '10.0.0.3' },
  { 'cf-connecting-ip': ' ', 'x-forwarded-for': ',' },
])('a sender is unknown if the headers %j contain no public address', (headers) => {
  expect(senderOf(headers)).toEqual({ address: null, network: null })
})
