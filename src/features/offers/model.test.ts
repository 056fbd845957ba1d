import { expect, test } from 'vitest'

import { listItems, metaDescription, parseOfferId, remoteKind, textBlocks } from './model'

test.each([
  ['9007199254740991', 9007199254740991],
  [undefined, null],
  ['0', null],
  [' 1', null],
  ['9007199254740993', null],
])('parseOfferId(%j) returns %s', (text, id) => expect(parseOfferId(text)).toBe(id))

test('listItems splits at commas and removes empty items and duplicates', () => {
  expect(listItems('React, Node.js ,,React, SAP S/4HANA')).toEqual(['React', 'Node.js', 'SAP S/4HANA'])
  expect(listItems('')).toEqual([])
})

test.each([
  [0, 'on_site'],
  [1, 'partly'],
  [100, 'fully'],
] as const)('remoteKind(%i) returns %s', (percentage, kind) => expect(remoteKind(percentage)).toBe(kind))

test('metaDescription returns the first 160 characters, with spaces for line breaks', () => {
  const start = 'Two teams.\n\nOne goal 🌊. '
  const rest = 'x'.repeat(160 - Array.from(start).length)
  const expected = `Two teams.  One goal 🌊. ${rest}`
  expect(metaDescription({ description: `${start}${rest}yyy` })).toBe(expected)
})

const paragraph = (...lines: string[]) => ({ isList: false, lines })
const list = (...lines: string[]) => ({ isList: true, lines })

test.each([
  [
    'One\nline.\n\nTwo.\r\n \r\n\nThree.',
    [paragraph('One', 'line.'), paragraph('Two.'), paragraph('Three.')],
  ],
  ['• SQL\n• Python', [list('SQL', 'Python')]],
  ['– SQL\r\n •  Python\n- Go\n* C', [list('SQL', 'Python', 'Go', 'C')]],
  [
    'We offer:\n• a car\n• a desk\nand coffee.',
    [paragraph('We offer:'), list('a car', 'a desk'), paragraph('and coffee.')],
  ],
  ['-5 °C\nfrom 1 - 2', [paragraph('-5 °C', 'from 1 - 2')]],
])('textBlocks(%j) returns paragraphs and lists', (text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks)
})
