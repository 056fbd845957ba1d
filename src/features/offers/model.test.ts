import { expect, test } from 'vitest'

import { metaDescription, parseOfferId, remoteKind, technologiesOf } from './model'

test.each([
  ['1', 1],
  ['9007199254740991', 9007199254740991],
])('parseOfferId(%j) returns the number %d', (text, id) => expect(parseOfferId(text)).toBe(id))

test.each([
  undefined,
  '',
  '0',
  '-1',
  '01',
  '1.5',
  '1e3',
  ' 1',
  '١',
  'shell',
  '9007199254740993',
  '9'.repeat(400),
])('parseOfferId returns null for %j', (text) => expect(parseOfferId(text)).toBeNull())

test('technologiesOf splits at commas and removes empty items and duplicates', () => {
  expect(technologiesOf({ tech_stack: 'React, Node.js ,,React, SAP S/4HANA' })).toEqual([
    'React',
    'Node.js',
    'SAP S/4HANA',
  ])
  expect(technologiesOf({ tech_stack: '' })).toEqual([])
})

test.each([
  [0, 'on_site'],
  [1, 'partly'],
  [99, 'partly'],
  [100, 'fully'],
] as const)('remoteKind(%i) returns %s', (percentage, kind) => expect(remoteKind(percentage)).toBe(kind))

test('metaDescription returns the first 160 characters of the description, with a space for each line break', () => {
  const start = 'Two teams.\n\nOne goal 🌊. '
  const description = start + 'x'.repeat(200)
  expect(metaDescription({ description })).toBe(
    `Two teams.  One goal 🌊. ${'x'.repeat(160 - Array.from(start).length)}`,
  )
  expect(metaDescription({ description: 'Short.' })).toBe('Short.')
})
