import { expect, test, vi } from 'vitest'

import { createSenderReader } from './sender.ts'

function readerWith(header = 'cf-connecting-ip') {
  const log = vi.fn<(message: string) => void>()
  const read = createSenderReader({ header, secret: 'secret', log })
  const senderOf = (headers: Record<string, string>) =>
    read(new Request('http://functions.example', { headers }))
  return { log, senderOf, senderAt: (address: string) => senderOf({ [header]: address }) }
}

const unknown = { address: null, network: null }

test.each([
  ['198.51.100.7', '203.0.113.1, 198.51.100.7'],
  ['198.51.100.7', ' 198.51.100.7 '],
  ['198.51.100.7', '::FFFF:198.51.100.7'],
  ['198.51.100.7', '198.51.100.7:4711'],
  ['2001:db8::1', '[2001:db8::1]:4711'],
  ['2001:db8::1', '2001:0DB8:0:0:1:2:3:4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['::1', '0:0:0:0:ffff::'],
])(
  'cf-connecting-ip: %s and cf-connecting-ip: %s identify the same sender in the same network',
  (first, second) => {
    const { senderAt } = readerWith()
    expect(senderAt(second)).toEqual(senderAt(first))
  },
)

test.each([
  ['198.51.100.7', '198.51.100.8', 'the same network'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 'the same network'],
  ['198.51.100.7', '198.51.101.7', 'another network'],
  ['198.51.100.7', '198.51.100.7, 203.0.113.1', 'another network'],
  ['2001:db8:1::1', '2001:db8:2::1', 'another network'],
])(
  'cf-connecting-ip: %s and cf-connecting-ip: %s identify two senders, the second in %s',
  (first, second, relation) => {
    const { senderAt } = readerWith()
    expect(senderAt(second).address).not.toBe(senderAt(first).address)
    expect(senderAt(second).network === senderAt(first).network).toBe(relation === 'the same network')
  },
)

test('the ids of a sender are digests that depend on the secret and do not contain the IP address', () => {
  const digest = expect.stringMatching(/^[\da-f]{64}$/) as string
  const sender = readerWith().senderAt('198.51.100.7')
  expect(sender).toEqual({ address: digest, network: digest })
  const other = createSenderReader({ header: 'cf-connecting-ip', secret: 'other', log: vi.fn() })
  const request = new Request('http://functions.example', { headers: { 'cf-connecting-ip': '198.51.100.7' } })
  expect(other(request).address).not.toBe(sender.address)
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['203.0.113.1, 198.51.100.7', '198.51.100.7'],
  ['203.0.113.1, 198.51.100.7, 10.0.0.3, 172.18.0.1', '198.51.100.7'],
  ['198.51.100.7, 192.168.1.1, 127.0.0.1, 169.254.1.1, 100.64.0.1', '198.51.100.7'],
  ['2001:db8::1, fd00::1, fe80::1, ::1', '2001:db8::1'],
  ['198.51.100.7, ::ffff:10.0.0.3', '198.51.100.7'],
])(
  'without the configured header, X-Forwarded-For: %s identifies the sender by its last public address, %s',
  (forwarded, address) => {
    const { senderOf, senderAt } = readerWith()
    expect(senderOf({ 'x-forwarded-for': forwarded })).toEqual(senderAt(address))
  },
)

test.each<Record<string, string>>([
  {},
  { 'x-forwarded-for': '10.0.0.3' },
  { 'cf-connecting-ip': ' ', 'x-forwarded-for': ',' },
])('a sender is unknown if the headers %j contain no public address', (headers) => {
  expect(readerWith().senderOf(headers)).toEqual(unknown)
})

test('the configured header identifies the sender even if X-Forwarded-For has another address, and nothing is logged', () => {
  const { log, senderOf, senderAt } = readerWith()
  const headers = { 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': '203.0.113.1' }
  expect(senderOf(headers)).toEqual(senderAt('198.51.100.7'))
  expect(log).not.toHaveBeenCalled()
})

test('only the first of three requests without the configured header is logged, without its IP address', () => {
  const { log, senderOf } = readerWith()
  for (let count = 0; count < 3; count += 1) senderOf({ 'x-forwarded-for': '198.51.100.7' })
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'client_address_missing: no cf-connecting-ip header, x-forwarded-for is used instead',
  )
})
